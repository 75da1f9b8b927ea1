import { frequentTopics, kindTopics, searchTopics } from '#content/search-words.ts';
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

/** Every passage of the site. Evaluated at build time, so that a search loads the passages and not all content. */
export const passages: readonly Passage[] = [
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
].map((passage) => {
  const { kind, title, page, text } = passage;
  const isPageQuestion = (kind === 'page' && title.endsWith('?')) || undefined;
  const questions = questionsOf(passage, isPageQuestion ? [title] : []);
  const ofTitle = [frequentTopics[title], searchTopics[title]];
  const topics = [passage.topics, ...ofTitle, kindTopics[kind]];
  const known = new Set(terms([title, page, text, questions].join(' ')));
  const further = words(topics.filter(Boolean).join(' ')).filter((word) => !known.has(term(word)));
  const isFrequent = title in frequentTopics || undefined;
  return {
    ...passage,
    href: passage.href.replace(placeOf('', text), placeOfText('')),
    topics: [...new Set(further)].join(' ') || undefined,
    questions: questions || undefined,
    isFrequent,
    isPageQuestion,
  };
});

/** Returns the questions that a passage answers, with `ownQuestions`. Questions of the same terms are one. */
function questionsOf(passage: Passage, ownQuestions: readonly string[]): string {
  const questions = Object.entries(passageQuestions).flatMap(([key, ofPassage]) =>
    isNamedBy(key, passage) ? ofPassage.split(', ') : [],
  );
  const byTerms = new Map(
    [...ownQuestions, ...questions].map((question) => [
      allTerms(question).sort().join(' '),
      tokens(question).join(' '),
    ]),
  );
  return [...byTerms.values()].join(', ');
}
