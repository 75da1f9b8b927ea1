import { expect, test } from 'vitest';
import { cmsLimits, readingMinutes } from './cms.ts';

test('reading time is one minute per 200 words, rounded up, and at least one', () => {
  expect([0, 200, 201, 400].map(readingMinutes)).toEqual([1, 1, 2, 2]);
  expect(cmsLimits.wordsPerMinute).toBe(200);
});
