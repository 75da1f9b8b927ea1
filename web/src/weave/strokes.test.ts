import { expect, test } from 'vitest';
import { type Stroke, strokes } from './strokes.ts';

/** Reads path data as SVG does. Returns the threads. */
function read(path: string): Stroke[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/m(-?[\d.]+) ?(-?[\d.]+)v(-?[\d.]+)/g)].map(([, right, down, length]) => {
    [x, y] = [x + Number(right), y + Number(down)];
    const thread: Stroke = [x, y, Number(length)];
    y += Number(length);
    return thread.map((value) => Math.round(value * 10) / 10) as unknown as Stroke;
  });
}

test('every thread starts at its position, for any number of threads', () => {
  const threads = Array.from({ length: 500 }, (_, index): Stroke => [index / 3, (index * 7) % 11, 1 + (index % 5) / 4]);
  const places = threads.map((thread) => thread.map((value) => Math.round(value * 10) / 10));
  expect(read(strokes(threads))).toEqual(places);
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
