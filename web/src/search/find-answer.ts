import { routes } from '#content/routes.ts';
import { roleTopics } from '#content/search-words.ts';
import { isStopWord } from './plain-words.ts';
import type { Passage } from './passage.ts';
import { allTerms, pairsOf, terms } from './terms.ts';

/**
 * What a word counts that a passage shows, that it does not know, and the words of the question that a page asks; and the
 * weight of a pair of words beside that of a word.
 */
const counts = { shown: 0.5, unknown: 0.08, pageQuestion: 3, pair: 0.5 };

/**
 * An answer is certain if the sum of these is large: its lead over none and over the third of the others, as two or three
 * may be right, and a bonus if it knows the whole question. Fitted to questions of strangers by logistic regression.
 */
const certainty = { none: 0.38, others: 0.75, whole: 0.84, least: 4.5 };

/** A passage that probably answers a question. */
export type Answer = { passage: Passage; isCertain: boolean };

type Candidate = {
  /** Undefined for the questions that no passage answers. */
  passage?: Passage;
  /** The same for the jobs of one question: one of them is the answer, and the others are no doubt. */
  group: string;
  counts: ReadonlyMap<string, number>;
};

/**
 * Returns a function that finds the passage whose words, its own and those of the questions that it is known to answer,
 * make a question most likely (naive Bayes). It returns undefined if those of the questions that none answers do.
 */
export function createAnswers(
  passages: readonly Passage[],
  unanswered: Pick<Passage, 'questions' | 'pairs'>,
): (question: string, now: number) => Answer | undefined {
  const none: Candidate = { group: '', counts: countAsked(unanswered) };
  const candidates = [...passages.map(candidateOf), none].map((candidate) => ({
    ...candidate,
    total: [...candidate.counts].reduce((sum, [word, count]) => (isPair(word) ? sum : sum + count), 0),
  }));
  const frequency = new Map<string, number>();
  for (const word of candidates.flatMap((candidate) => [...candidate.counts.keys()]))
    frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weightOf = (word: string) =>
    (isPair(word) ? counts.pair : 1) * Math.log(1 + candidates.length / (frequency.get(word) ?? 0.5));

  return (question, now) => {
    const asked = allTerms(question);
    const known = [...new Set([...asked, ...pairsOf(asked)])]
      .filter((word) => frequency.has(word))
      .map((word) => ({ word, weight: weightOf(word) }));
    const length = Math.hypot(...known.map(({ weight }) => weight));
    const ranked = candidates
      .filter(({ passage }) => passage?.closesAt === undefined || passage.closesAt > now)
      .map((candidate) => {
        const rest = candidate.total + counts.unknown * frequency.size;
        const likelihood = ({ word }: { word: string }) =>
          Math.log(((candidate.counts.get(word) ?? 0) + counts.unknown) / rest);
        const score = known.reduce((sum, term) => sum + term.weight * likelihood(term), 0) / (length || 1);
        return { ...candidate, score };
      })
      .sort((one, other) => other.score - one.score);
    const [best] = ranked;
    const noneRanked = ranked.find(({ passage }) => !passage);
    if (!best?.passage || !noneRanked) return undefined;
    const content = asked.filter((word) => !isStopWord(word));
    if (!(content.length ? content : asked).some((word) => (best.counts.get(word) ?? 0) > 1)) return undefined;
    const others = ranked.filter(({ passage, group }) => passage && group !== best.group);
    const certain =
      certainty.none * (best.score - noneRanked.score) +
      certainty.others * (best.score - (others[2] ?? noneRanked).score) +
      (asked.every((word) => best.counts.has(word)) ? certainty.whole : 0);
    const ofGroup = ranked.flatMap(({ passage, group }) => (passage && group === best.group ? [passage] : []));
    const passage = ofGroup.length === 1 ? best.passage : jobIn(ofGroup, terms(question));
    return passage && { passage, isCertain: certain >= certainty.least };
  };
}

function candidateOf(passage: Passage, index: number): Candidate {
  const { kind, title, page, text, topics, questions = '', isPageQuestion } = passage;
  const counted = countAsked(passage);
  const add = (words: string, count: number) => {
    for (const word of new Set(allTerms(words))) counted.set(word, (counted.get(word) ?? 0) + count);
  };
  add([title, page, text, topics].join(' '), counts.shown);
  if (isPageQuestion) add(title, counts.pageQuestion);
  return { passage, group: kind === 'job' ? `${title} ${questions}` : String(index), counts: counted };
}

/** Returns in how many questions a word or pair is: one that is written n times is in about 2ⁿ⁻¹. */
function countAsked({ questions = '', pairs = '' }: Pick<Passage, 'questions' | 'pairs'>): Map<string, number> {
  const counted = new Map<string, number>();
  for (const word of [...allTerms(questions), ...(pairs.match(/\S+/g) ?? [])])
    counted.set(word, (counted.get(word) ?? 0.5) * 2);
  return counted;
}

function isPair(word: string): boolean {
  return word.includes('_');
}

/** Returns the passage of the job that a question names, otherwise the one that is true of all jobs, if there is one. */
function jobIn(passages: readonly Passage[], asked: readonly string[]): Passage | undefined {
  const [first] = passages;
  if (passages.every(({ text }) => text === first?.text)) return first;
  const namesOf = ({ page }: Passage) => {
    const roles = Object.keys(roleTopics).filter((role) => new RegExp(`\\b${role}`, 'i').test(page));
    const names = terms([page, ...roles.map((role) => roleTopics[role])].join(' '));
    return names.filter((name) => asked.includes(name)).length;
  };
  const [most = 0, next = 0] = passages.map(namesOf).sort((one, other) => other - one);
  return passages.find((passage) => (most > next ? namesOf(passage) === most : passage.page === routes.careers.screen));
}
