/** A distance is a character from the first one on, after another one for each multiple of the base. */
const base = 85;
const first = '#'.charCodeAt(0);

/** Packs texts into one: a line for each word, with the distances between the texts that contain it; 0 if one repeats it. */
export function packWords(texts: readonly string[]): string {
  const places = new Map<string, number[]>();
  texts.forEach((text, place) => {
    for (const word of text.split(' ')) places.set(word, [...(places.get(word) ?? []), place]);
  });
  const lines = [...places].map(([word, at]) => {
    const distances = at.map((place, index) => place - (at[index - 1] ?? 0));
    const codes = distances.flatMap((distance) =>
      distance < base ? [distance] : [base - 1 + Math.floor(distance / base), distance % base],
    );
    return `${word} ${String.fromCharCode(...codes.map((code) => first + code))}`;
  });
  return lines.sort().join('\n');
}

/** Returns the texts that `packWords` has packed, with their words in another order. */
export function unpackWords(packed: string, count: number): string[] {
  const texts = Array.from({ length: count }, (): string[] => []);
  for (const line of packed.split('\n')) {
    const [word = '', distances = ''] = line.split(' ');
    let place = 0;
    for (const character of distances) {
      const code = character.charCodeAt(0) - first;
      place += code < base ? code : (code - base + 1) * base;
      if (code < base) texts[place]?.push(word);
    }
  }
  return texts.map((words) => words.join(' '));
}
