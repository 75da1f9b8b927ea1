import { expect, test } from 'vitest';
import { closingTime, dayInWords, isClosed, postedOn, postedSentence } from './job-dates.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('a job without a date has the fixed text', () => {
  expect(postedSentence({}, now)).toBe('Posted 2 weeks ago');
});

test.each([
  ['2026-11-20', 'Posted today'],
  ['2026-11-21', 'Posted today'],
  ['2026-11-19', 'Posted 1 day ago'],
  ['2026-11-07', 'Posted 13 days ago'],
  ['2026-11-06', 'Posted 2 weeks ago'],
  ['2026-10-16', 'Posted 5 weeks ago'],
])('a job posted on %s reads "%s" on 20 November', (posted, sentence) => {
  expect(postedSentence({ posted }, now)).toBe(sentence);
});

test('a day begins and ends at midnight in the office', () => {
  const [before, after] = [new Date('2026-11-20T18:29:59Z'), new Date('2026-11-20T18:30:00Z')];
  expect([before, after].map((at) => postedSentence({ posted: '2026-11-20' }, at))).toEqual([
    'Posted today',
    'Posted 1 day ago',
  ]);
  expect([before, after].map((at) => isClosed({ closes: '2026-11-20' }, at))).toEqual([false, true]);
});

test('a job without a closing date stays open, and a filled one is closed whatever its date', () => {
  expect(isClosed({}, new Date(8.64e15))).toBe(false);
  expect(isClosed({ closed: true, closes: '2999-01-01' }, now)).toBe(true);
  expect(closingTime({ closed: true })).toBe(0);
});

test('a date is shown in words', () => {
  expect(postedOn('2026-11-02')).toBe('Posted on 2 November 2026');
  expect(dayInWords('2027-01-31')).toBe('31 January 2027');
});
