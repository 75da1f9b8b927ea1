import { expect, test } from 'vitest';
import { passageWords } from '#content/passage-words.ts';
import { createSearch, type FoundPassage } from './find-passages.ts';
import { isNamedBy } from './passage-key.ts';
import { passages } from './passages.static.ts';
import { strangeQuestions, visitorQuestions } from './visitor-questions.testkit.ts';

// No job is closed at the time 0, so the result does not depend on the day.
const search = createSearch(passages, () => 0);
const names = ({ page, title }: Pick<FoundPassage, 'page' | 'title'>) => [`${page} › ${title}`, `› ${title}`];

const existing = new Set(passages.flatMap(names));
const pages = new Set(passages.map(({ page }) => page));

/** Whether the office has removed or closed the entry that this passage is about; "› title" may be one of any job. */
function isGone(name: string): boolean {
  const [page = ''] = name.split(' › ');
  return !existing.has(name) && (['', 'Projects', 'Success Stories'].includes(page) || !pages.has(page));
}

const questions = visitorQuestions.flatMap((line) => {
  const [question = '', answers = ''] = line.split(' → ');
  const expected = answers.split(' | ').filter((name) => !isGone(name));
  return expected.length > 0 ? [{ question, expected }] : [];
});

function missed(find: (question: string) => FoundPassage[]): string[] {
  const isMissed = ({ question, expected }: (typeof questions)[number]) =>
    !find(question)
      .flatMap(names)
      .some((name) => expected.includes(name));
  return questions.filter(isMissed).map(({ question }) => question);
}

test('for 38 of 41 questions of visitors the right passage is among the first three', () => {
  expect(visitorQuestions).toHaveLength(41);
  const misses = missed((question) => search.find(question, 3));
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(3);
});

test('four of five questions of visitors have an answer, and nearly none about anything else', () => {
  const misses = missed((question) => search.findAnswers(question, 2));
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(8);
  const answered = strangeQuestions.filter((question) => search.findAnswers(question, 2).length > 0);
  expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(1);
});

test.each([
  ['phone line', 'Contact'],
  ['reviews', 'Contact'],
  ['how much does a voice agent cost', 'Conversational AI and Chatbots'],
])('“%s” is not answered first by the page %s', (question, other) => {
  const found = [...search.find(question, 1), ...search.findAnswers(question, 1)];
  expect(found.map(({ page }) => page)).not.toContain(other);
});

test('every passage that a question expects exists', () => {
  expect(questions.flatMap(({ expected }) => expected).filter((name) => !existing.has(name))).toEqual([]);
});

test('every passage that has words of its own exists', () => {
  const hasJobs = passages.some(({ kind }) => kind === 'job');
  const keys = Object.keys(passageWords).filter((key) => hasJobs || !key.startsWith('Job › '));
  expect(keys.filter((key) => !passages.some((passage) => isNamedBy(key, passage)))).toEqual([]);
});

test('no word is given to more than six passages', () => {
  const count = new Map<string, number>();
  for (const words of Object.values(passageWords))
    for (const word of new Set(words.split(' '))) count.set(word, (count.get(word) ?? 0) + 1);
  expect([...count].filter(([, keys]) => keys > 6)).toEqual([]);
});
