import MiniSearch, { type SearchResult } from 'minisearch';
import type { Passage } from './passage.ts';
import { isStopWord, plain, stem } from './plain-words.ts';
import { createSpelling } from './spelling.ts';
import { intents, searchAspects, searchPhrases, searchSynonyms } from '#content/search-words.ts';

export type FoundPassage = Passage & {
  /** Its words that match the query, the hidden ones too. */
  words: readonly string[];
};

type RankedPassage = {
  passage: Passage;
  /** A higher score is a better answer. */
  score: number;
  /** Share of the query's meaningful words that the passage contains, from 0 to 1. */
  coverage: number;
  terms: readonly string[];
};

export type Search = {
  /** Returns the best passages, best first, at most one of the same kind with the same title. */
  find: (query: string, limit: number) => FoundPassage[];
  /** The same, only passages that contain enough of a question to answer it: often none. */
  findAnswers: (query: string, limit: number) => FoundPassage[];
};

/** Factor of the score of a passage of a kind that the form of the question is about. */
const intendedBoost = 1.5;

/**
 * Factor of the score of a passage that hides its words of the query if another one shows the whole query: a search for a
 * word lists its places first. With stop words it is a question, and its answer need not repeat it.
 */
const hiddenFactor = 0.01;

/** Factor of the weight of a word that asks for one aspect of a thing, such as its price. */
const aspectBoost = 3;

/** An answer contains more than half of the question's words, or nearly half of them with a high score. */
const isAnswer = ({ coverage, score }: RankedPassage) => coverage > (score > 8 ? 0.4 : 0.5);

/** A further answer has at least this share of the best one's score. */
const minShareOfBest = 0.25;

/** Returns a search of the passages. Indexing takes about 40 ms. Closed jobs are not found. */
export function createSearch(passages: readonly Passage[], now: () => number = Date.now): Search {
  // Rare words say more about a question than frequent ones.
  const frequency = new Map<string, number>();
  for (const word of passages.flatMap((passage) => terms(wholeText(passage))))
    frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'page', 'topics', 'text'],
    tokenize: (text) => words(withPhrases(text)),
    // The whole word too, so that its first letters find it.
    processTerm: (word) => (isStopWord(word) ? null : [...new Set([plain(word), term(word)])]),
    searchOptions: {
      processTerm: (word) => (isStopWord(word) ? null : term(word)),
      boost: { title: 2, topics: 2 },
      // The last word may still be typed. The start of "line" is that of "LinkedIn", but it is a word of its own.
      prefix: (word) => !frequency.has(word),
    },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  // "What does a voice agent cost?" asks for the price, which the passages about voice agents do not say.
  const weightOf = (word: string) =>
    (aspects.has(word) ? aspectBoost : 1) * Math.log(1 + passages.length / (frequency.get(word) ?? 1));
  /** Returns the share of the query's terms that a passage contains. The start of a word counts less. */
  function coverageOf(queryTerms: readonly string[], { terms: found }: SearchResult): number {
    const sum = (share: (word: string) => number) =>
      queryTerms.reduce((total, word) => total + share(word) * weightOf(word), 0);
    const startOf = (word: string) =>
      Math.max(0, ...found.map((other) => (other.startsWith(word) ? word.length / other.length : 0)));
    return sum(startOf) / sum(() => 1);
  }
  const correct = createSpelling(passages.map(wholeText));
  function rank(query: string): RankedPassage[] {
    const queryTerms = terms(query);
    const kinds = intendedKinds(query);
    const results = index.search(query);
    const isShown = results.some((result) => {
      const shown = shownTerms(result);
      return queryTerms.every((word) => shown.includes(word));
    });
    const demotesHidden = isShown && !words(query).some(isStopWord);
    return results
      .flatMap((result): RankedPassage[] => {
        const passage = passages[result.id as number];
        if (!passage || (passage.closesAt !== undefined && passage.closesAt <= now())) return [];
        const coverage = coverageOf(queryTerms, result);
        const score =
          result.score *
          coverage ** 2 *
          (1 + (boostOf(passage) - 1) * coverage ** 2) *
          (kinds.includes(passage.kind) ? intendedBoost : 1) *
          (demotesHidden && shownTerms(result).length === 0 ? hiddenFactor : 1);
        return [{ passage, coverage, score, terms: result.terms }];
      })
      .sort((a, b) => b.score - a.score);
  }
  return {
    find: (query, limit) =>
      firstOfEachTitle(rank(correct(query)))
        .slice(0, limit)
        .map(withWords),
    findAnswers(query, limit) {
      const good = firstOfEachTitle(rank(correct(query)).filter(isAnswer));
      const [best, ...others] = good.filter(({ score }) => score > (good[0]?.score ?? 0) * minShareOfBest);
      if (!best) return [];
      // "Can you build …?" is answered by a project and by a service, not by two projects.
      const isOther = ({ passage: { kind } }: RankedPassage) =>
        Number(kind !== best.passage.kind && intendedKinds(query).includes(kind));
      return [best, ...others.sort((a, b) => isOther(b) - isOther(a))].slice(0, limit).map(withWords);
    },
  };
}

function wholeText({ title, page, text, topics }: Passage): string {
  return [title, page, text, topics].join(' ');
}

/** Returns the found terms of a passage that its page shows. */
function shownTerms({ match }: SearchResult): string[] {
  return Object.keys(match).filter((word) => match[word]?.some((field) => field !== 'topics'));
}

/**
 * Most questions are about the company, but passages of services repeat its words: rank passages about the company
 * higher.
 */
function boostOf({ kind, title, page, isFrequent }: Passage): number {
  if (isFrequent) return 2.5;
  return kind === 'page' || title === page ? 1.5 : 1;
}

/** Removes passages of one kind with the same title, except the best one. */
function firstOfEachTitle(ranked: readonly RankedPassage[]): RankedPassage[] {
  const titles = new Set<string>();
  return ranked.filter(({ passage: { kind, title } }) => titles.size < titles.add(`${kind} ${title}`).size);
}

function intendedKinds(query: string): readonly string[] {
  return intents.flatMap(({ pattern, kinds }) => (pattern.test(query) ? kinds : []));
}

/** Adds the words of a passage, each once, that the index knows by one of its found terms. Takes long: only for a few. */
function withWords({ passage, terms: found }: RankedPassage): FoundPassage {
  const text = wholeText(passage);
  const isFound = (word: string) => found.includes(term(word)) || found.includes(plain(word));
  const phrases = searchPhrases.flatMap(([phrase, word]) =>
    (text.match(phrase) ?? []).filter((match) => isFound(match.replace(phrase, word))),
  );
  const matched = [...phrases.flatMap(words), ...words(text).filter(isFound)];
  return { ...passage, words: [...new Set(matched)].filter((word) => !isStopWord(word)) };
}

/** Synonyms by their stem; the first word of a group stands for all of them. */
const synonyms = new Map(
  searchSynonyms.flatMap((group) => {
    const stems = group.split(' ').map(stem);
    return stems.map((word) => [word, stems[0] ?? word] as const);
  }),
);

const aspects = new Set(terms(searchAspects));

/** Returns the terms of a text, each once, without words that say nothing. */
function terms(text: string): string[] {
  const telling = words(withPhrases(text)).filter((word) => !isStopWord(word));
  return [...new Set(telling.map(term))];
}

/** Replaces phrases by the word that stands for them. */
function withPhrases(text: string): string {
  return searchPhrases.reduce((replaced, [phrase, word]) => replaced.replace(phrase, word), text);
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[.+#][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Returns the term that stands for a word and its synonyms in the index. */
function term(word: string): string {
  const stemmed = stem(plain(word));
  return synonyms.get(stemmed) ?? stemmed;
}
