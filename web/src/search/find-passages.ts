import MiniSearch, { type SearchResult } from 'minisearch';
import type { Passage } from './passage.ts';
import { isStopWord, plain } from './plain-words.ts';
import { intents, searchPhrases, searchSynonyms } from '#content/search-words.ts';

/** A passage that answers a query. */
export type FoundPassage = Passage & {
  /** Its words that match the query, the hidden ones too. */
  words: readonly string[];
  /** A higher score is a better answer. */
  score: number;
  /** Share of the query's meaningful words that the passage contains, from 0 to 1. */
  coverage: number;
};

export type Search = {
  /** Returns the best passages, best first, at most one of the same kind with the same title. */
  find: (query: string, limit: number) => FoundPassage[];
  /** The same, only passages that contain enough of a question to answer it: often none. */
  findAnswers: (question: string, limit: number) => FoundPassage[];
};

/** Factor of the score of a passage whose title is in the query. */
const namedBoost = 2;

/** Factor of the score of a passage of a kind that the form of the question is about. */
const intendedBoost = 1.5;

/**
 * Factor of the score of a passage that hides its words of the query: in general, and if another passage shows the whole
 * query, so that a search for a word lists the places of the word first. An answer need not repeat the question.
 */
const hiddenFactors = { general: 0.75, word: 0.01 };

/** An answer contains more than half of the question's words. */
const minCoverage = 0.5;

/** A further answer has at least this share of the best one's score. */
const minShareOfBest = 0.35;

/** Returns a search of the passages. Indexing takes about 40 ms. Closed jobs are not found. */
export function createSearch(passages: readonly Passage[], now: () => number = Date.now): Search {
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'page', 'topics', 'text'],
    tokenize: (text) => [...words(text), ...phrasesIn(text)],
    // The whole word too, so that its first letters find it.
    processTerm: (word) => (isStopWord(word) ? null : [...new Set([plain(word), term(word)])]),
    searchOptions: {
      tokenize: (text) => words(withPhrases(text)),
      processTerm: (word) => (isStopWord(word) ? null : term(word)),
      boost: { title: 2, topics: 1.5, page: 1.2 },
      // The last word may still be typed.
      prefix: (word, place, all) => word.length > 3 || (place === all.length - 1 && word.length > 1),
      // A long field is hardly worse than a short one: topics are long, and each of their words counts.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      weights: { prefix: 0.4, fuzzy: 0.3 },
    },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  // Rare words say more about a question than frequent ones.
  const frequency = new Map<string, number>();
  for (const { title, page, topics = '', text } of passages)
    for (const word of terms([title, page, topics, text].join(' ')))
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weightOf = (word: string) => Math.log(1 + passages.length / (frequency.get(word) ?? 1));
  function rank(query: string, prefersShown: boolean): FoundPassage[] {
    const wanted = terms(query);
    const kinds = intendedKinds(query);
    const results = index.search(query);
    const shows = ({ match }: SearchResult, word: string) => match[word]?.some((field) => field !== 'topics') === true;
    // By the words themselves: "reviews of code" does not show "testimonials".
    const stems = words(withPhrases(query)).flatMap((word) => (isStopWord(word) ? [] : stem(plain(word))));
    const isShown = results.some((result) => {
      const { title = '', page = '', text = '' } = passages[result.id as number] ?? {};
      const visible = new Set(words([title, page, text].join(' ')).map((word) => stem(plain(word))));
      return stems.every((word) => visible.has(word));
    });
    const hiddenFactor = !prefersShown ? 1 : isShown ? hiddenFactors.word : hiddenFactors.general;
    return results
      .flatMap((result): FoundPassage[] => {
        const passage = passages[result.id as number];
        if (!passage || (passage.closesAt !== undefined && passage.closesAt <= now())) return [];
        const coverage = coverageOf(wanted, result, weightOf);
        const score =
          result.score *
          coverage ** 2 *
          (1 + (boostOf(passage) - 1) * coverage ** 3) *
          (isNamed(passage.title, wanted) ? namedBoost : 1) *
          (kinds.includes(passage.kind) ? intendedBoost : 1) *
          (Object.keys(result.match).some((word) => shows(result, word)) ? 1 : hiddenFactor);
        return [{ ...passage, coverage, score, words: matchedWords(passage, result.terms) }];
      })
      .sort((a, b) => b.score - a.score);
  }
  return {
    find: (query, limit) => firstOfEachTitle(rank(query, true)).slice(0, limit),
    findAnswers(question, limit) {
      const good = firstOfEachTitle(rank(question, false).filter(({ coverage }) => coverage > minCoverage));
      const [best, ...others] = good.filter(({ score }) => score > (good[0]?.score ?? 0) * minShareOfBest);
      if (!best) return [];
      // "Can you build …?" is answered by a project and by a service, not by two projects.
      const isOther = ({ kind }: Passage) => Number(kind !== best.kind && intendedKinds(question).includes(kind));
      return [best, ...others.sort((a, b) => isOther(b) - isOther(a))].slice(0, limit);
    },
  };
}

/**
 * Most questions are about the company, but passages of services repeat its words: rank passages about the company
 * higher.
 */
function boostOf(passage: Passage | undefined): number {
  if (passage?.isFrequent) return 2.5;
  return passage?.kind === 'page' || passage?.title === passage?.page ? 1.5 : 1;
}

/** Removes passages of one kind with the same title, except the best one. */
function firstOfEachTitle(ranked: readonly FoundPassage[]): FoundPassage[] {
  const found = new Map<string, FoundPassage>();
  for (const passage of ranked) {
    const key = `${passage.kind} ${passage.title}`;
    if (!found.has(key)) found.set(key, passage);
  }
  return [...found.values()];
}

function intendedKinds(query: string): readonly string[] {
  return intents.flatMap(({ pattern, kinds }) => (pattern.test(query) ? kinds : []));
}

/** Returns the words of a passage, each once, that the index knows by one of these terms. */
function matchedWords({ title, page, text, topics = '' }: Passage, found: readonly string[]): string[] {
  const all = words([title, page, text, topics].join(' ')).filter((word) => !isStopWord(word));
  return [...new Set(all.filter((word) => found.includes(term(word)) || found.includes(plain(word))))];
}

/** Whether a query contains all words of a title that has several. */
function isNamed(title: string, wanted: readonly string[]): boolean {
  const titleTerms = terms(title);
  return titleTerms.length > 1 && titleTerms.every((word) => wanted.includes(word));
}

/** Returns the share of the wanted words that a passage contains; a similar word counts half. */
function coverageOf(wanted: readonly string[], result: SearchResult, weightOf: (word: string) => number): number {
  const sum = (share: (word: string) => number) =>
    wanted.reduce((total, word) => total + share(word) * weightOf(word), 0);
  const hits = sum((word) => (result.terms.includes(word) ? 1 : result.queryTerms.includes(word) ? 0.5 : 0));
  return hits / sum(() => 1);
}

/** Synonyms by their stem; the first word of a group stands for all of them. */
const synonyms = new Map(
  searchSynonyms.flatMap((group) => {
    const stems = group.split(' ').map(stem);
    return stems.map((word) => [word, stems[0] ?? word] as const);
  }),
);

/** Returns the terms of a text, each once, without words that say nothing. */
function terms(text: string): string[] {
  return [
    ...new Set(
      words(withPhrases(text))
        .filter((word) => !isStopWord(word))
        .map(term),
    ),
  ];
}

/** Replaces phrases by the word that stands for them. */
function withPhrases(text: string): string {
  return searchPhrases.reduce((replaced, [phrase, word]) => replaced.replace(phrase, word), text);
}

function phrasesIn(text: string): string[] {
  return searchPhrases.flatMap(([phrase, word]) => (text.search(phrase) < 0 ? [] : word));
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[.+#][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Returns the term that stands for a word and its synonyms in the index. */
function term(word: string): string {
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
