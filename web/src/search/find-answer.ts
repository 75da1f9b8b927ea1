import { narrativeWords } from '#content/search-words.ts';
import type { Passage } from './passage.ts';
import { isStopWord } from './plain-words.ts';
import { allTerms, terms } from './terms.ts';

/** Factors of the weight of a word that tells the story around a question: if an answer lacks it, and if it asks for it. */
const storyFactor = { lacking: 0.4, asking: 0.8 };

/** Weight of a word such as “who” in a question. */
const stopWordWeight = 1;

/** A passage that shows at least this share of a question answers it, although it asks nothing. Such answers come last. */
const shownShare = 0.85;
const shownFactor = 0.3;

/** An answer to a question that the page itself asks comes first. */
const pageQuestionFactor = 1.2;

/**
 * Share of the question that the passage must contain: less if the words that it asks for are rare. One word carries only
 * a question that says little else.
 */
const leastCoverage = { common: 0.45, rare: 0.35, oneWord: 0.7 };

/** Weights of the words that a passage asks for: at least the first; from the second on they are rare. */
const weights = { least: 2.5, rare: 8 };

const narrative = new Set(terms(narrativeWords));

/**
 * Returns a function that finds the passage that answers a question. It returns undefined if there is none: the passage
 * must contain most of the question's words, by their rarity, and all words of one question that it is known to answer.
 */
export function createAnswers(passages: readonly Passage[]): (question: string, now: number) => Passage | undefined {
  const candidates = passages.map((passage) => {
    const { title, page, text, questions = '', isPageQuestion } = passage;
    const asked = questions
      .split(', ')
      .map(allTerms)
      .filter((words) => words.length > 0);
    const shown = new Set(terms([title, page, text].join(' ')));
    return {
      passage,
      asked,
      shown,
      words: new Set([...shown, ...asked.flat()]),
      factor: isPageQuestion ? pageQuestionFactor : 1,
    };
  });
  const frequency = new Map<string, number>();
  for (const word of candidates.flatMap(({ words }) => [...words])) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weightOf = (word: string, factor: number) =>
    isStopWord(word)
      ? stopWordWeight
      : Math.log(1 + passages.length / (frequency.get(word) ?? 1)) * (narrative.has(word) ? factor : 1);
  const sum = (words: readonly string[], factor: number) =>
    words.reduce((total, word) => total + weightOf(word, factor), 0);

  return (question, now) => {
    const all = new Set(allTerms(question));
    const telling = terms(question);
    const subjects = telling.filter((word) => !narrative.has(word));
    const total = sum(telling, storyFactor.lacking);
    const shareIn = (words: ReadonlySet<string>) =>
      total === 0
        ? 1
        : sum(
            telling.filter((word) => words.has(word)),
            storyFactor.lacking,
          ) / total;
    let best: { passage: Passage; score: number } | undefined;
    for (const { passage, asked, shown, words, factor } of candidates) {
      const coverage = shareIn(words);
      const isShown = subjects.length > 1 && shareIn(shown) >= shownShare;
      let weight = isShown ? total * shownFactor : 0;
      for (const group of asked)
        if (group.every((word) => all.has(word)) && (group.length > 1 || coverage >= leastCoverage.oneWord))
          weight = Math.max(weight, sum(group, storyFactor.asking));
      const rarity = Math.min(1, weight / weights.rare);
      const least = leastCoverage.common + (leastCoverage.rare - leastCoverage.common) * rarity;
      const score = weight * coverage * factor;
      const isClosed = passage.closesAt !== undefined && passage.closesAt <= now;
      if (!isClosed && weight >= weights.least && coverage >= least && score > (best?.score ?? 0))
        best = { passage, score };
    }
    return best?.passage;
  };
}
