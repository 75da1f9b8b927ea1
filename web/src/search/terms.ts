import { searchSynonyms } from '#content/words/search-words.ts';
import { isStopWord, plain } from './plain-words.ts';

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
      words(text)
        .filter((word) => !isStopWord(word))
        .map(term),
    ),
  ];
}

/** Returns the words of a text. */
export function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[.+#][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Returns the term that stands for a word and its synonyms in the index. */
export function term(word: string): string {
  const stemmed = stem(plain(word));
  return synonyms.get(stemmed) ?? stemmed;
}

/** Returns a plain word without its English ending: "planned" and "plans" become "plan". */
function stem(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/([a-z]{3})(?:ing|ed|es|s|e)$/, '$1')
    .replace(/([b-df-hj-kmnp-rtv-z])\1$/, '$1');
}
