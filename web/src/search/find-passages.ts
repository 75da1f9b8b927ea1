import MiniSearch, { type SearchResult } from 'minisearch';
import type { Passage } from './passage.ts';
import { isStopWord, plain } from './plain-words.ts';
import { searchSynonyms } from '#content/search-words.ts';

/** A passage that answers a query. */
export type FoundPassage = Passage & {
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

/** An answer contains more than half of the question's words. */
const minCoverage = 0.5;

/** A further answer has at least this share of the best one's score. */
const minShareOfBest = 0.4;

/** Returns a search of the passages. Indexing takes about 40 ms. Closed jobs are not found. */
export function createSearch(passages: readonly Passage[], now: () => number = Date.now): Search {
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'page', 'topics', 'text'],
    tokenize: words,
    // The whole word too, so that its first letters find it.
    processTerm: (word) => (isStopWord(word) ? null : [...new Set([plain(word), term(word)])]),
    searchOptions: {
      processTerm: (word) => (isStopWord(word) ? null : term(word)),
      boost: { title: 2, topics: 1.5, page: 1.2 },
      // The last word may still be typed.
      prefix: (word, place, all) => word.length > 3 || (place === all.length - 1 && word.length > 1),
      boostDocument: (id) => boostOf(passages[id as number]),
      // A long field is hardly worse than a short one: topics are long, and each of their words counts.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      weights: { prefix: 0.4, fuzzy: 0.3 },
    },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  function rank(query: string): FoundPassage[] {
    const wanted = terms(query);
    return index
      .search(query)
      .flatMap((result): FoundPassage[] => {
        const passage = passages[result.id as number];
        if (!passage || (passage.closesAt !== undefined && passage.closesAt <= now())) return [];
        const coverage = coverageOf(wanted, result);
        const named = isNamed(passage.title, wanted) ? namedBoost : 1;
        return [{ ...passage, coverage, score: result.score * coverage * named }];
      })
      .sort((a, b) => b.score - a.score);
  }
  return {
    find: (query, limit) => firstOfEachTitle(rank(query)).slice(0, limit),
    findAnswers(question, limit) {
      const answers = firstOfEachTitle(rank(question).filter(({ coverage }) => coverage > minCoverage));
      return answers.slice(0, limit).filter(({ score }) => score > (answers[0]?.score ?? 0) * minShareOfBest);
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

/** Whether a query contains all words of a title that has several. */
function isNamed(title: string, wanted: readonly string[]): boolean {
  const titleTerms = terms(title);
  return titleTerms.length > 1 && titleTerms.every((word) => wanted.includes(word));
}

/** Returns the share of the wanted words that a passage contains; a similar word counts half. */
function coverageOf(wanted: readonly string[], result: SearchResult): number {
  const hits = wanted.map((word) => (result.terms.includes(word) ? 1 : result.queryTerms.includes(word) ? 0.5 : 0));
  return hits.reduce<number>((sum, hit) => sum + hit, 0) / wanted.length;
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
      words(text)
        .filter((word) => !isStopWord(word))
        .map(term),
    ),
  ];
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
