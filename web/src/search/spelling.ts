import { searchSynonyms } from '#content/search-words.ts';
import { plain, stem, stopWords } from './plain-words.ts';

const letters = /\p{L}+/gu;

/**
 * Returns a function that replaces the misspelt words of a query by words of the texts and of visitors that differ in one
 * letter, or in the order of two. The start of a known word may still be typed and is not replaced.
 */
export function createSpelling(texts: readonly string[]): (query: string) => string {
  const known = [...new Set([...(plain([...texts, ...searchSynonyms].join(' ')).match(letters) ?? []), ...stopWords])];
  const stems = new Set(known.map(stem));
  const correct = (word: string) => {
    if (stems.has(stem(word)) || known.some((other) => other.startsWith(word))) return word;
    const parts = new Set(shortened(word));
    // A short word differs from another one too often: "rust" is not "rest".
    const candidates = known.filter((other) => other[0] === word[0] && (word.length > 4 || other.length > word.length));
    return candidates.find((other) => shortened(other).some((part) => parts.has(part))) ?? word;
  };
  return (query) => query.replace(letters, (word) => correct(plain(word)));
}

/** A word, and the word without each of its letters: two words that differ in one letter have one of these in common. */
function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];
}
