import { searchSynonyms } from '#content/search-words.ts';
import { plain, stem, stopWords } from './plain-words.ts';

const letters = /\p{L}+/gu;

/**
 * Returns a function that replaces the misspelt words of a query by words of the texts and of visitors that differ in one
 * letter, or in the order of two; long words in two. The start of a known word may still be typed and is not replaced.
 */
export function createSpelling(texts: readonly string[]): (query: string) => string {
  const count = new Map<string, number>([...stopWords].map((word) => [word, 1]));
  for (const word of plain([...texts, ...searchSynonyms].join(' ')).match(letters) ?? [])
    count.set(word, (count.get(word) ?? 0) + 1);
  const known = [...count].sort(([, one], [, other]) => other - one).map(([word]) => word);
  const stems = new Set(known.map(stem));
  const correct = (word: string) => {
    if (word.length < 4 || stems.has(stem(word)) || known.some((other) => other.startsWith(word))) return word;
    const shortenedOf = word.length > 7 ? (other: string) => shortened(other).flatMap(shortened) : shortened;
    const parts = new Set(shortenedOf(word));
    // A short word differs from another one too often: "rust" is not "rest".
    const candidates = known.filter((other) => other[0] === word[0] && (word.length > 4 || other.length > word.length));
    return candidates.find((other) => shortenedOf(other).some((part) => parts.has(part))) ?? word;
  };
  return (query) => query.replace(letters, (word) => correct(plain(word)));
}

/** A word, and the word without each of its letters: two words that differ in one letter have one of these in common. */
function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];
}
