import { expect, test } from 'vitest';
import { readStitches } from './read-strokes.testkit.ts';
import { recordedLine, recordedTurns } from './recorded-line.ts';

const turns = [
  { from: 1.2, isAgent: true, words: 'Hello.' },
  { from: 5.7, isAgent: false, words: 'Yes.' },
];
const recording = { seconds: 10, levels: [0, 9, 1, 0, 0, 5, 9, 5, 0, 0], turns };
const size = { width: 100, height: 200, unit: 10 };
const dyes = (svg: string) => [...svg.matchAll(/class="([ac]1)" d="m([\d.]+)/g)].map(([, dye, x]) => [dye, Number(x)]);

test('a thread is dyed by who speaks at its time and as high as the sound, and a pause is a stitch', () => {
  const svg = recordedLine(recording, size);
  expect(dyes(svg)).toEqual([
    ['a1', 15],
    ['c1', 55],
  ]);
  expect(svg).toContain('class="a1" d="m15 10v180m10-100v20"');
  expect(readStitches(svg).map(([x]) => x)).toEqual([5, 35, 45, 85, 95]);
  expect(dyes(recordedLine(recording, { ...size, width: 50 }))).toEqual([['a1', 15]]);
});

test('the line cut at its turns has the same threads, and no gap', () => {
  const parts = recordedTurns(recording, size);
  expect(parts.map((svg) => /viewBox="([^"]*)"/.exec(svg)?.[1])).toEqual(['0 0 50 200', '50 0 50 200']);
  expect(parts.flatMap(dyes)).toEqual(dyes(recordedLine(recording, size)));
});
