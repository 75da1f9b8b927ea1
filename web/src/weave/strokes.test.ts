import { expect, test } from 'vitest';
import { readStrokes } from './read-strokes.testkit.ts';
import { type Stroke, strokes } from './strokes.ts';

test('every thread starts at its position, for any number of threads', () => {
  const threads = Array.from({ length: 500 }, (_, index): Stroke => [index / 3, (index * 7) % 11, 1 + (index % 5) / 4]);
  const places = threads.map((thread) => thread.map((value) => Math.round(value * 10) / 10));
  expect(readStrokes(strokes(threads))).toEqual(places);
});

test('a minus sign replaces the space between two numbers', () => {
  expect(strokes([])).toBe('');
  expect(
    strokes([
      [0.5, 3, 2],
      [1.5, 2, 4],
    ]),
  ).toBe('m0.5 3v2m1-3v4');
});
