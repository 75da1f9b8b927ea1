import { isStopWord, plain, stem } from './plain-words.ts';
import { searchPhrases, searchSynonyms } from '#content/search-words.ts';

/** Synonyms by their stem; the first word of a group stands for all of them. */
const synonyms = new Map(
  searchSynonyms.flatMap((group) => {
    const stems = group.split(' ').map(stem);
    return stems.map((word) => [word, stems[0] ?? word] as const);
  }),
);

/** Returns the terms of a text, each once, without words that say nothing. */
export function terms(text: string): string[] {
  return [
    ...new Set(
      tokens(text)
        .filter((word) => !isStopWord(word))
        .map(term),
    ),
  ];
}

/** Returns the terms of a text with the words that say nothing. */
export function allTerms(text: string): string[] {
  return tokens(text).map(term);
}

/** Returns each two terms that follow one another, as one. */
export function pairsOf(listed: readonly string[]): string[] {
  return listed.slice(1).map((next, index) => `${listed[index]}_${next}`);
}

/** Returns the words of a text. A phrase is the word that stands for it. */
export function tokens(text: string): string[] {
  return words(searchPhrases.reduce((replaced, [phrase, word]) => replaced.replace(phrase, word), text));
}

export function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[.+#][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The questions repeat their words up to a dozen times. */
const termOf = new Map<string, string>();

/** Returns the term that stands for a word and its synonyms in the index. */
export function term(word: string): string {
  const known = termOf.get(word);
  if (known !== undefined) return known;
  const stemmed = stem(plain(word));
  const found = synonyms.get(stemmed) ?? stemmed;
  termOf.set(word, found);
  return found;
}
