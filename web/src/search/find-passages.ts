import MiniSearch, { type SearchResult } from 'minisearch';
import type { Passage } from './passage.ts';
import { isStopWord, plain } from './plain-words.ts';
import { intents, passageNames, searchPhrases, searchSynonyms } from '#content/search-words.ts';

/** A passage that answers a query. */
export type FoundPassage = Passage & {
  /** Its words that match the query, the hidden ones too. */
  words: readonly string[];
  /** A higher score is a better answer. */
  score: number;
  /** Share of the query's meaningful words that the passage contains, from 0 to 1. */
  coverage: number;
};

type RankedPassage = Omit<FoundPassage, 'words'> & { terms: readonly string[] };

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
 * Factor of the score of a passage that hides its words of the query if another one shows the whole query: a search for a
 * word lists the places of the word first. A query with stop words is a question, which its answer need not repeat.
 */
const hiddenFactor = 0.01;

/** An answer contains more than half of the question's words, or nearly half of them with a high score. */
const isAnswer = ({ coverage, score }: RankedPassage) => coverage > (score > 8 ? 0.4 : 0.5);

/** A further answer has at least this share of the best one's score. */
const minShareOfBest = 0.25;

/** Returns a search of the passages. Indexing takes about 40 ms. Closed jobs are not found. */
export function createSearch(passages: readonly Passage[], now: () => number = Date.now): Search {
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'page', 'topics', 'text'],
    tokenize(text) {
      const replaced = withPhrases(text);
      return replaced === text ? words(text) : [...new Set([...words(text), ...words(replaced)])];
    },
    // The whole word too, so that its first letters find it.
    processTerm: (word) => (isStopWord(word) ? null : [...new Set([plain(word), term(word)])]),
    searchOptions: {
      tokenize: (text) => words(withPhrases(text)),
      processTerm: (word) => (isStopWord(word) ? null : term(word)),
      boost: { title: 2, topics: 2, page: 1.2 },
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
  /** Returns the share of the wanted words that a passage contains. */
  function coverageOf(wanted: readonly string[], { terms: found, queryTerms }: SearchResult): number {
    const sum = (share: (word: string) => number) =>
      wanted.reduce((total, word) => total + share(word) * weightOf(word), 0);
    // A similar word counts half, and more if the site never uses the word itself: it is misspelt then.
    const similar = (word: string) => (!queryTerms.includes(word) ? 0 : frequency.has(word) ? 0.5 : 0.7);
    return sum((word) => (found.includes(word) ? 1 : similar(word))) / sum(() => 1);
  }
  function rank(query: string, isSearch: boolean): RankedPassage[] {
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
    const demotesHidden = isSearch && isShown && !words(query).some(isStopWord);
    return results
      .flatMap((result): RankedPassage[] => {
        const passage = passages[result.id as number];
        if (!passage || (passage.closesAt !== undefined && passage.closesAt <= now())) return [];
        const coverage = coverageOf(wanted, result);
        const score =
          result.score *
          coverage ** 2 *
          (1 + (boostOf(passage) - 1) * coverage ** 3) *
          (isNamed(passage.title, wanted) ? namedBoost : 1) *
          (kinds.includes(passage.kind) ? intendedBoost : 1) *
          (demotesHidden && !Object.keys(result.match).some((word) => shows(result, word)) ? hiddenFactor : 1);
        return [{ ...passage, coverage, score, terms: result.terms }];
      })
      .sort((a, b) => b.score - a.score);
  }
  return {
    find: (query, limit) => firstOfEachTitle(rank(query, true)).slice(0, limit).map(withWords),
    findAnswers(question, limit) {
      const good = firstOfEachTitle(rank(question, false).filter(isAnswer));
      const [best, ...others] = good.filter(({ score }) => score > (good[0]?.score ?? 0) * minShareOfBest);
      if (!best) return [];
      // "Can you build …?" is answered by a project and by a service, not by two projects.
      const isOther = ({ kind }: Passage) => Number(kind !== best.kind && intendedKinds(question).includes(kind));
      return [best, ...others.sort((a, b) => isOther(b) - isOther(a))].slice(0, limit).map(withWords);
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
function firstOfEachTitle(ranked: readonly RankedPassage[]): RankedPassage[] {
  const found = new Map<string, RankedPassage>();
  for (const passage of ranked) {
    const key = `${passage.kind} ${passage.title}`;
    if (!found.has(key)) found.set(key, passage);
  }
  return [...found.values()];
}

function intendedKinds(query: string): readonly string[] {
  return intents.flatMap(({ pattern, kinds }) => (pattern.test(query) ? kinds : []));
}

/** Adds the words of a passage, each once, that the index knows by one of its found terms. Takes long: only for a few. */
function withWords({ terms: found, ...passage }: RankedPassage): FoundPassage {
  const text = [passage.title, passage.page, passage.text, passage.topics].join(' ');
  const isFound = (word: string) => found.includes(term(word)) || found.includes(plain(word));
  const phrases = searchPhrases.flatMap(([phrase, word]) =>
    (text.match(phrase) ?? []).filter((match) => isFound(match.replace(phrase, word))),
  );
  const matched = [...phrases.flatMap(words), ...words(text).filter(isFound)];
  return { ...passage, words: [...new Set(matched)].filter((word) => !isStopWord(word)) };
}

/** Whether a query contains a name of the passage with a title, or all words of a title that has several. */
function isNamed(title: string, wanted: readonly string[]): boolean {
  const titleTerms = terms(title);
  if (terms(passageNames[title] ?? '').some((name) => wanted.includes(name))) return true;
  return titleTerms.length > 1 && titleTerms.every((word) => wanted.includes(word));
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
    .replace(/([a-z]{3}t)ions?$|([a-z]{4})(?:ments?|ly)$/, '$1$2')
    .replace(/([a-z]{3})(?:ing|ed|es|s|e)$/, '$1')
    .replace(/([b-df-hj-kmnp-rtv-z])\1$/, '$1');
}
