import { expect, test } from 'vitest';
import { jobs } from '../pages/careers.ts';
import { postedSentence } from './job.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('a job without a date has the fixed text', () => {
  expect(jobs.map((job) => postedSentence(job, now))).toEqual(jobs.map(() => 'Posted 2 weeks ago'));
});

test.each([
  ['2026-11-20', 'Posted today'],
  ['2026-11-21', 'Posted today'],
  ['2026-11-19', 'Posted 1 day ago'],
  ['2026-11-07', 'Posted 13 days ago'],
  ['2026-11-06', 'Posted 2 weeks ago'],
  ['2026-10-16', 'Posted 5 weeks ago'],
])('a job dated %s reads "%s" on 20 November', (datePosted, sentence) => {
  expect(postedSentence({ ...jobs[0], datePosted }, now)).toBe(sentence);
});
