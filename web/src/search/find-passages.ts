import MiniSearch, { type SearchResult } from 'minisearch';
import type { Passage } from './passage.ts';
import { isStopWord, plain, stem } from './plain-words.ts';
import { createSpelling } from './spelling.ts';
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
 * word lists its places first, after what it names. With stop words it is a question, and its answer need not repeat it.
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
  for (const { title, page, topics = '', text } of passages)
    for (const word of terms([title, page, topics, text].join(' ')))
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
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
      // The last word may still be typed. The start of "line" is that of "LinkedIn", but it is a word of its own.
      prefix: (word, place, all) =>
        !frequency.has(word) && (word.length > 3 || (place === all.length - 1 && word.length > 1)),
      // A long field is hardly worse than a short one: topics are long, and each of their words counts.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      weights: { prefix: 0.4, fuzzy: 0 },
    },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  // "What does a voice agent cost?" asks for the price, which the passages about voice agents do not say.
  const weightOf = (word: string) =>
    (aspects.has(word) ? aspectBoost : 1) * Math.log(1 + passages.length / (frequency.get(word) ?? 1));
  /** Returns the share of the wanted words that a passage contains. A start of a word, and a corrected word, count less. */
  function coverageOf(wanted: readonly string[], typed: readonly string[], { terms: found }: SearchResult): number {
    const sum = (share: (word: string) => number) =>
      wanted.reduce((total, word) => total + share(word) * weightOf(word), 0);
    const startOf = (word: string) =>
      Math.max(0, ...found.map((other) => (other.startsWith(word) ? word.length / other.length : 0)));
    return sum((word) => startOf(word) * (typed.includes(word) ? 1 : 0.8)) / sum(() => 1);
  }
  const correct = createSpelling(passages.map(({ title, page, topics, text }) => `${title} ${page} ${topics} ${text}`));
  function rank(typed: string, isSearch: boolean): RankedPassage[] {
    const query = correct(typed);
    const [wanted, asTyped] = [terms(query), terms(typed)];
    const kinds = intendedKinds(query);
    const results = index.search(query);
    const hides = ({ match }: SearchResult) =>
      Object.values(match).every((on) => on.every((name) => name === 'topics'));
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
        const coverage = coverageOf(wanted, asTyped, result);
        const score =
          result.score *
          coverage ** 2 *
          (1 + (boostOf(passage) - 1) * coverage ** 3) *
          (isNamed(passage.title, wanted) ? 1 + (namedBoost - 1) * coverage ** 2 : 1) *
          (kinds.includes(passage.kind) ? intendedBoost : 1) *
          (demotesHidden && hides(result) && !isNamed(passage.title, wanted) ? hiddenFactor : 1);
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
  const titles = new Set<string>();
  return ranked.filter(({ kind, title }) => titles.size < titles.add(`${kind} ${title}`).size);
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

const aspects = new Set(Object.values(passageNames).flatMap(terms));

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
