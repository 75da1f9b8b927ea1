import { searchSynonyms } from '#content/words/search-words.ts';

const stopWords = new Set(
  (
    'a about actually after all also am an and any anyone anything are as at be been built but by can could did ' +
    'do does doing don done exactly for from get getting give go got guys had happen happens has have hello help ' +
    'hey hi how i id if im in into is it its ive just kind know like ll lot make makes may me more much my need ' +
    'no not of off ok on one ones or our out please pls re really s should so some somebody someone something ' +
    'such t tell than thanks that the their them then there these they thing things this till to too u under up ' +
    'ur us use using usually ve very want was way we were what whats when where which who why will with without ' +
    'work works would x y yes you your yourself'
  ).split(' '),
);

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

/** Whether a word says nothing about what a visitor searches for. */
export function isStopWord(word: string): boolean {
  return stopWords.has(plain(word));
}

/** Returns the term that stands for a word and its synonyms in the index. */
export function term(word: string): string {
  const stemmed = stem(plain(word));
  return synonyms.get(stemmed) ?? stemmed;
}

/** Returns a word without case and accents. */
export function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns a plain word without its English ending: "planned" and "plans" become "plan". */
function stem(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/([a-z]{3})(?:ing|ed|es|s|e)$/, '$1')
    .replace(/([b-df-hj-kmnp-rtv-z])\1$/, '$1');
}
