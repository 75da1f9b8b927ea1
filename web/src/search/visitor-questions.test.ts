import { expect, test } from 'vitest';
import passageQuestions from '#content/passage-questions.json' with { type: 'json' };
import { passageTitles } from '#content/search-words.ts';
import { createSearch } from './find-passages.ts';
import { packed } from './packed.static.ts';
import { unpackWords } from './packed-words.ts';
import type { Passage } from './passage.ts';
import { isNamedBy } from './passage-key.ts';
import { passages, unanswered } from './passages.static.ts';
// Written by people who had not seen the site. Never add one of them to the examples.
import strangers from './visitor-questions.json' with { type: 'json' };

// No job is closed at the time 0, so the result does not depend on the day.
const search = createSearch(passages, () => 0, unanswered);
const holds = (pattern: string | null, { page, title, text }: Passage) =>
  pattern !== null && new RegExp(pattern).test(`${page} › ${title} | ${text}`);

test('for 38 of 41 questions of visitors the right passage is among the first three', () => {
  const misses = strangers.searched.filter(
    ({ question, holds: pattern }) => !search.find(question, 3).some((found) => holds(pattern, found)),
  );
  expect(misses.length, misses.map(({ question }) => question).join('\n')).toBeLessThanOrEqual(3);
});

test('40 of 60 questions get a passage that holds the answer, at most 8 of 80 another one', () => {
  const offers = strangers.asked.flatMap(({ question, holds: pattern }) => {
    const found = search.findAnswer(question);
    return found ? [{ question, isRight: holds(pattern, found), title: found.title }] : [];
  });
  const wrong = offers.filter(({ isRight }) => !isRight);
  expect(offers.length - wrong.length).toBeGreaterThanOrEqual(40);
  expect(wrong.length, wrong.map(({ question, title }) => `${question} → ${title}`).join('\n')).toBeLessThanOrEqual(8);
});

test('nothing is offered for a question about anything else', () => {
  expect(strangers.strange.filter((question) => search.findAnswer(question))).toEqual([]);
});

test.each<[string, string]>([
  ['Do you work with Twilio?', 'Twilio'],
  ['How long does a project take?', '2 to 5 months'],
  ['How much does a voice agent cost?', 'no minimum budget'],
  ['what is the salary', 'Full Stack Developer: ₹'],
  ['what is the salary of the devops engineer', 'Pay: ₹15'],
  ...passages.filter(({ isPageQuestion }) => isPageQuestion).map(({ title, text }): [string, string] => [title, text]),
])('“%s” is answered with “%s”', (question, text) => {
  expect(search.findAnswer(question)?.text).toContain(text);
});

test('a passage is a sentence, not a list of keywords', () => {
  // The office's state follows the hours.
  const others = passages.filter(({ title }) => title !== passageTitles.hours);
  expect(others.filter(({ text }) => / · /.test(text) || !/[.?!:]$/.test(text)).map(({ text }) => text)).toEqual([]);
});

test('every passage of our own texts that has questions exists', () => {
  // An editor may change the lists of WordPress: their questions may name nothing.
  const own = passages.filter(({ kind }) => kind === 'page' || kind === 'service').map(({ page }) => page);
  const keys = Object.keys(passageQuestions).filter((key) => own.includes(key.split(' › ')[0] ?? ''));
  expect(keys.filter((key) => !passages.some((passage) => isNamedBy(key, passage)))).toEqual([]);
});

test('the browser gets the words of every passage', () => {
  const sorted = (texts: readonly string[]) => texts.map((text) => text.split(' ').sort().join(' '));
  const texts = [...passages, unanswered].map(({ questions = '' }) => questions);
  expect(sorted(unpackWords(packed.words, texts.length))).toEqual(sorted(texts));
});
