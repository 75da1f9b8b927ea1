import { frequentTitles } from '#content/search-words.ts';
import passageQuestions from '#content/passage-questions.json' with { type: 'json' };
import { jobPassages, legalPassages, servicePassages, workPassages } from './entry-passages.ts';
import {
  aboutPassages,
  careersPassages,
  contactPassages,
  homePassages,
  servicesPassages,
  wholePages,
} from './page-passages.ts';
import { isNamedBy } from './passage-key.ts';
import { type Passage, placeOf, placeOfText } from './passage.ts';
import { allTerms, pairsOf, term, terms, tokens, words } from './terms.ts';

/**
 * How much a word or a pair must tell of a passage, in nats: how often it is asked, times how much likelier than elsewhere.
 * Pairs are many, so that one must also be in three questions.
 */
const least = { word: 1, pair: 9, pairQuestions: 3 };

const { nothing, ...questionsByKey } = passageQuestions;
const found = [
  ...servicesPassages(),
  ...servicePassages(),
  ...homePassages(),
  ...contactPassages(),
  ...aboutPassages(),
  ...careersPassages(),
  ...jobPassages(),
  ...workPassages(),
  ...legalPassages(),
  ...wholePages(),
].map((passage) => ({
  ...passage,
  isPageQuestion: (passage.kind === 'page' && passage.title.endsWith('?')) || undefined,
}));

/** The shortest word of each term: a term that is written as a word is shorter than its questions. */
const wordOf = new Map<string, string>();
const askedOf = found.map((passage) => {
  const keys = Object.entries(questionsByKey).filter(([key]) => isNamedBy(key, passage));
  return countTerms(keys.flatMap(([, questions]) => questions.split(' / ')));
});
const unansweredTerms = countTerms(nothing.split(' / '));
const all = new Map<string, number>();
for (const [word, count] of [...askedOf, unansweredTerms].flatMap((counts) => [...counts]))
  all.set(word, (all.get(word) ?? 0) + count);
const length = lengthOf(all);

/** Words and pairs of the questions that no passage answers. */
export const unanswered: Pick<Passage, 'questions' | 'pairs'> = {
  questions: wordsOf(unansweredTerms, new Set()),
  pairs: pairsIn(unansweredTerms),
};

/** Every passage of the site. Evaluated at build time, so that a search loads the passages and not all content. */
export const passages: readonly Passage[] = found.map((passage, index) => {
  const { kind, title, page, text } = passage;
  const asked = askedOf[index] ?? new Map<string, number>();
  const shown = new Set(allTerms([title, page, text].join(' ')));
  // The same for all jobs.
  const questions = wordsOf(asked, kind === 'job' ? new Set() : shown);
  const known = new Set([...shown, ...terms(questions)]);
  const further = words(passage.topics ?? '').filter((word) => !known.has(term(word)));
  return {
    ...passage,
    href: passage.href.replace(placeOf('', text), placeOfText('')),
    topics: [...new Set(further)].join(' ') || undefined,
    questions: questions || undefined,
    pairs: pairsIn(asked) || undefined,
    isFrequent: frequentTitles.includes(title) || undefined,
  };
});

/** Returns in how many of the questions each term and each pair of terms is. */
function countTerms(questions: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const question of questions) {
    for (const word of tokens(question))
      if ((wordOf.get(term(word))?.length ?? Infinity) > word.length) wordOf.set(term(word), word.toLowerCase());
    const listed = allTerms(question);
    for (const word of new Set([...listed, ...pairsOf(listed)])) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function lengthOf(counts: ReadonlyMap<string, number>): number {
  return [...counts].reduce((sum, [word, count]) => (word.includes('_') ? sum : sum + count), 0);
}

/** Returns a word for each term, repeated as often as it counts, without what the passage shows or says little. */
function wordsOf(counts: ReadonlyMap<string, number>, shown: ReadonlySet<string>): string {
  return repeated(
    telling(counts, least.word)
      .filter(([word, count]) => !word.includes('_') && (count > 1 || !shown.has(word)))
      .map(([word, count]) => [wordOf.get(word) ?? word, count]),
  );
}

function pairsIn(counts: ReadonlyMap<string, number>): string {
  return repeated(
    telling(counts, least.pair).filter(([word, count]) => word.includes('_') && count >= least.pairQuestions),
  );
}

function telling(counts: ReadonlyMap<string, number>, leastNats: number): [word: string, count: number][] {
  const share = lengthOf(counts) / length;
  return [...counts].filter(
    ([word, count]) => count * Math.log(count / (share * (all.get(word) ?? count))) > leastNats,
  );
}

function repeated(counts: readonly (readonly [word: string, count: number])[]): string {
  return counts.flatMap(([word, count]) => Array<string>(1 + Math.floor(Math.log2(count))).fill(word)).join(' ');
}
