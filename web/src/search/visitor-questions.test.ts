import { expect, test } from 'vitest';
import passageQuestions from '#content/passage-questions.json' with { type: 'json' };
import { passageTitles } from '#content/search-words.ts';
import { createSearch } from './find-passages.ts';
import type { Passage } from './passage.ts';
import { isNamedBy } from './passage-key.ts';
import { passages } from './passages.static.ts';
import strangersQuestions from './visitor-questions.json' with { type: 'json' };
import { strangeQuestions, visitorQuestions } from './visitor-questions.testkit.ts';

// No job is closed at the time 0, so the result does not depend on the day.
const search = createSearch(passages, () => 0);
const names = ({ page, title }: Pick<Passage, 'page' | 'title'>) => [`${page} › ${title}`, `› ${title}`];

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

test('for 38 of 41 questions of visitors the right passage is among the first three', () => {
  expect(questions.length).toBeGreaterThan(35);
  const misses = questions.filter(
    ({ question, expected }) =>
      !search
        .find(question, 3)
        .flatMap(names)
        .some((name) => expected.includes(name)),
  );
  expect(misses.length, misses.map(({ question }) => question).join('\n')).toBeLessThanOrEqual(3);
});

test('28 of 30 questions get the passage that answers them, at most 2 of 40 another one', () => {
  const answers = strangersQuestions.map(({ question, passage }) => {
    const found = search.findAnswer(question);
    return { question, expected: passage, found: found && names(found)[0] };
  });
  const right = answers.filter(({ expected, found }) => found !== undefined && found === expected);
  const wrong = answers.filter(({ expected, found }) => found !== undefined && found !== expected);
  expect(right.length).toBeGreaterThanOrEqual(28);
  expect(wrong.length, wrong.map(({ question, found }) => `${question} → ${found}`).join('\n')).toBeLessThanOrEqual(2);
});

test('nothing is offered for a question about anything else', () => {
  expect(strangeQuestions.filter((question) => search.findAnswer(question))).toEqual([]);
});

test('a question of the page is answered by its own answer', () => {
  for (const passage of passages.filter(({ isPageQuestion }) => isPageQuestion))
    expect(search.findAnswer(passage.title)?.text, passage.title).toBe(passage.text);
});

test('a passage is a sentence, not a list of keywords', () => {
  // The office's state follows the hours.
  const others = passages.filter(({ title }) => title !== passageTitles.hours);
  expect(others.filter(({ text }) => / · /.test(text) || !/[.?!:]$/.test(text)).map(({ text }) => text)).toEqual([]);
});

test.each([
  ['phone line', 'Contact'],
  ['reviews', 'Contact'],
  ['how much does a voice agent cost', 'Conversational AI and Chatbots'],
])('“%s” is not answered first by the page %s', (question, other) => {
  expect([search.find(question, 1)[0]?.page, search.findAnswer(question)?.page]).not.toContain(other);
});

test('every passage that a question expects exists', () => {
  expect(questions.flatMap(({ expected }) => expected).filter((name) => !existing.has(name))).toEqual([]);
});

test('every passage that has questions of its own exists', () => {
  const hasJobs = passages.some(({ kind }) => kind === 'job');
  const keys = Object.keys(passageQuestions).filter((key) => hasJobs || !key.startsWith('Job › '));
  expect(keys.filter((key) => !passages.some((passage) => isNamedBy(key, passage)))).toEqual([]);
});
