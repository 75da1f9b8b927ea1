import { expect, test } from 'vitest';
import { readStitches } from './read-strokes.testkit.ts';
import { recordedLine, recordedTurns } from './recorded-line.ts';
import { syllableHeights } from './syllables.ts';

test('a syllable is a diamond in the dye of who speaks at its time, and a pause a stitch, whole or cut at its turns', () => {
  const turns = [1.2, 5.7].map((from, index) => ({ from, isAgent: index === 0, words: '' }));
  const recording = { file: '', seconds: 10, levels: [0, 9, 1, 0, 0, 5, 9, 5, 0, 0], turns };
  const size = { width: 100, height: 200, unit: 10 };
  const edges = (svg: string) => [...svg.matchAll(/class="[ac]1" d="[^"]*/g)].join();
  const svg = recordedLine(recording, size);
  expect(edges(svg)).toBe('class="a1" d="m15 70v60m10-60v60,class="c1" d="m55 80v40m10-60v80m10-60v40');
  expect(readStitches(svg).map(([x]) => x)).toEqual([5, 35, 45, 85, 95]);
  expect(edges(recordedLine(recording, size, 4))).toBe('class="a1" d="m15 70v60m10-60v60');
  const parts = recordedTurns(recording, size);
  expect(parts.map((part) => /viewBox="([^"]*)"/.exec(part)?.[1])).toEqual(['0 0 50 200', '50 0 50 200']);
  expect(parts.map(edges).join()).toBe(edges(svg));
});

test('speech is divided at its valleys, and a louder syllable is higher', () => {
  const heights = syllableHeights([0, 0, 6, 8, 9, 8, 6, 2, 4, 5, 5, 4, 3, 0, 0]);
  const peaks = heights.flatMap((height, at) =>
    height > (heights[at - 1] ?? 0) && height >= (heights[at + 1] ?? 0) ? [at] : [],
  );
  expect(peaks).toEqual([4, 10]);
  expect(heights[4]).toBeGreaterThan(heights[10]!);
  expect(heights.flatMap((height, at) => (height > 0 ? [] : [at]))).toEqual([0, 1, 13, 14]);
});
