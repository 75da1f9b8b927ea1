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
import { allTerms, term, terms, tokens, words } from './terms.ts';

/** How much a word must tell of a passage, in nats: how often it is asked, times how much likelier than elsewhere. */
const least = 2.5;

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
const unanswered = countTerms(nothing.split(' / '));
const all = new Map<string, number>();
for (const [word, count] of [...askedOf, unanswered].flatMap((counts) => [...counts]))
  all.set(word, (all.get(word) ?? 0) + count);
const length = lengthOf(all);

/** Words of the questions that no passage answers. */
export const unansweredWords: string = wordsOf(unanswered, new Set());

/** Every passage of the site. Evaluated at build time, so that a search loads the passages and not all content. */
export const passages: readonly Passage[] = found.map((passage, index) => {
  const { kind, title, page, text } = passage;
  const shown = new Set(allTerms([title, page, text].join(' ')));
  // The same for all jobs.
  const questions = wordsOf(askedOf[index] ?? new Map<string, number>(), kind === 'job' ? new Set() : shown);
  const known = new Set([...shown, ...terms(questions)]);
  const further = words(passage.topics ?? '').filter((word) => !known.has(term(word)));
  return {
    ...passage,
    href: passage.href.replace(placeOf('', text), placeOfText('')),
    topics: [...new Set(further)].join(' ') || undefined,
    questions: questions || undefined,
    isFrequent: frequentTitles.includes(title) || undefined,
  };
});

/** Returns in how many of the questions each term is. */
function countTerms(questions: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const question of questions) {
    for (const word of tokens(question))
      if ((wordOf.get(term(word))?.length ?? Infinity) > word.length) wordOf.set(term(word), word.toLowerCase());
    for (const word of new Set(allTerms(question))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function lengthOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Returns a word for each term, repeated as often as it counts, without what the passage shows or says little. */
function wordsOf(counts: ReadonlyMap<string, number>, shown: ReadonlySet<string>): string {
  const share = lengthOf(counts) / length;
  return [...counts]
    .filter(([word, count]) => count > 1 || !shown.has(word))
    .filter(([word, count]) => count * Math.log(count / (share * (all.get(word) ?? count))) > least)
    .flatMap(([word, count]) => Array<string>(1 + Math.floor(Math.log2(count))).fill(wordOf.get(word) ?? word))
    .join(' ');
}
