import MiniSearch, { type SearchResult } from 'minisearch';
import { hrefOf, type Passage } from './passage.ts';
import { isStopWord, plain } from './plain-words.ts';
import { createSpelling } from './spelling.ts';
import { intents, searchAspects, searchPhrases } from '#content/search-words.ts';
import { createAnswers } from './find-answer.ts';
import { unpackWords } from './packed-words.ts';
import type { packed } from './packed.static.ts';
import { term, terms, tokens, words } from './terms.ts';

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

type Found = Pick<RankedPassage, 'passage' | 'terms'>;

export type Search = {
  /** Returns the best passages, best first, at most one of the same kind with the same title. */
  find: (query: string, limit: number) => FoundPassage[];
  /** Returns the passage that answers a question. Undefined, often, if none does for certain. */
  findAnswer: (question: string) => Passage | undefined;
};

/** Factor of the score of a passage of a kind that the form of the question is about. */
const intendedBoost = 1.5;

/** Factor of the weight of a word that asks for one aspect of a thing, such as its price. */
const aspectBoost = 3;

/** Returns the search of the passages that a browser loads. It is not in the script of a page's first view. */
export function openSearch({ fields, count, ...asked }: typeof packed): Search {
  const pairs = unpackWords(asked.pairs, count + 1);
  const texts = unpackWords(asked.words, count + 1).map((questions, index) => ({ questions, pairs: pairs[index] }));
  const passages = texts.slice(0, -1).map((text, index) => {
    const entries = fields.map(([key, values]) => [key, values[index] || undefined]);
    return { ...(Object.fromEntries(entries) as Passage), ...text };
  });
  return createSearch(passages, Date.now, texts.at(-1));
}

/** Returns a search of the passages. Closed jobs are not found. `unanswered`: of the questions that none answers. */
export function createSearch(
  stored: readonly Passage[],
  now: () => number = Date.now,
  unanswered: Pick<Passage, 'questions' | 'pairs'> = {},
): Search {
  const passages = stored.map((passage) => ({ ...passage, href: hrefOf(passage) }));
  // Rare words say more about a question than frequent ones.
  const frequency = new Map<string, number>();
  for (const word of passages.flatMap((passage) => terms(wholeText(passage))))
    frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'page', 'topics', 'questions', 'text'],
    tokenize: tokens,
    // The whole word too, so that its first letters find it.
    processTerm: (word) => (isStopWord(word) ? null : [...new Set([plain(word), term(word)])]),
    searchOptions: {
      processTerm: (word) => (isStopWord(word) ? null : term(word)),
      boost: { title: 2, topics: 2, questions: 1.5 },
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
  const correct = createSpelling([...passages.map(wholeText), unanswered.questions ?? '']);
  function rank(query: string): RankedPassage[] {
    const queryTerms = terms(query);
    const kinds = intendedKinds(query);
    const results = index.search(query);
    return results
      .flatMap((result): RankedPassage[] => {
        const passage = passages[result.id as number];
        if (!passage || (passage.closesAt !== undefined && passage.closesAt <= now())) return [];
        const coverage = coverageOf(queryTerms, result);
        const score =
          result.score *
          coverage ** 2 *
          (1 + (boostOf(passage) - 1) * coverage ** 2) *
          (kinds.includes(passage.kind) ? intendedBoost : 1);
        return [{ passage, coverage, score, terms: result.terms }];
      })
      .sort((a, b) => b.score - a.score);
  }
  const answer = createAnswers(passages, unanswered);
  const findAnswer = (question: string) => answer(correct(question), now());
  return {
    find(query, limit) {
      const ranked: readonly Found[] = firstOfEachTitle(rank(correct(query)));
      const { passage, isCertain } = findAnswer(query) ?? {};
      if (!passage) return ranked.slice(0, limit).map(withWords);
      const best = ranked.find((other) => other.passage === passage) ?? { passage, terms: terms(correct(query)) };
      const others = ranked.filter((other) => other.passage !== passage);
      others.splice(isCertain ? 0 : 1, 0, best);
      return others.slice(0, limit).map(withWords);
    },
    findAnswer(question) {
      const { passage, isCertain } = findAnswer(question) ?? {};
      return isCertain ? passage : undefined;
    },
  };
}

function wholeText({ title, page, text, topics, questions }: Passage): string {
  return [title, page, text, topics, questions].join(' ');
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
function withWords({ passage, terms: found }: Found): FoundPassage {
  const text = wholeText(passage);
  const isFound = (word: string) => found.includes(term(word)) || found.includes(plain(word));
  const phrases = searchPhrases.flatMap(([phrase, word]) =>
    (text.match(phrase) ?? []).filter((match) => isFound(match.replace(phrase, word))),
  );
  const matched = [...phrases.flatMap(words), ...words(text).filter(isFound)];
  return { ...passage, words: [...new Set(matched)].filter((word) => !isStopWord(word)) };
}

const aspects = new Set(terms(searchAspects));
