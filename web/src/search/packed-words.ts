/** The character of the distance 0; that of another one is as many after it. */
const zero = '#'.charCodeAt(0);

/**
 * Packs texts into a line for each word and another for the distances between the texts that contain it, 0 if one repeats
 * it. The words are in the order of their first texts, so that the first distance counts from that of the word before.
 */
export function packWords(texts: readonly string[]): { words: string; distances: string } {
  const places = new Map<string, number[]>();
  texts.forEach((text, place) => {
    for (const word of text.split(' ')) places.set(word, [...(places.get(word) ?? []), place]);
  });
  let start = 0;
  const lines = [...places.values()].map((at) => {
    const codes = at.map((place, index) => zero + place - (at[index - 1] ?? start));
    start = at[0] ?? start;
    return String.fromCharCode(...codes);
  });
  return { words: [...places.keys()].join('\n'), distances: lines.join('\n') };
}

/** Returns the texts that `packWords` has packed, with their words in another order. */
export function unpackWords({ words, distances }: ReturnType<typeof packWords>, count: number): string[] {
  const texts = Array.from({ length: count }, (): string[] => []);
  const lines = distances.split('\n');
  let start = 0;
  for (const [index, word] of words.split('\n').entries()) {
    let place = start;
    const at = Array.from(lines[index] ?? '', (character) => (place += character.charCodeAt(0) - zero));
    for (const text of at) texts[text]?.push(word);
    start = at[0] ?? start;
  }
  return texts.map((list) => list.join(' '));
}
