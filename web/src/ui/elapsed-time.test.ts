import { expect, test } from 'vitest';
import { elapsedTime } from './elapsed-time.ts';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [61, '1:01'],
  [Number.NaN, '0:00'],
])('%d seconds are formatted as %s', (seconds, text) => {
  expect(elapsedTime(seconds)).toBe(text);
});
