import { expect, test } from 'vitest';
import { readStitches } from './read-strokes.testkit.ts';
import { recordedLine, recordedTurns } from './recorded-line.ts';

test('a thread is as high as the sound, in the dye of who speaks at its time, whole or cut at its turns', () => {
  const turns = [1.2, 5.7].map((from, index) => ({ from, isAgent: index === 0, words: '' }));
  const recording = { file: '', seconds: 10, levels: [0, 9, 1, 0, 0, 5, 9, 5, 0, 0], turns };
  const size = { width: 100, height: 200, unit: 10 };
  const edges = (svg: string) => [...svg.matchAll(/class="[ac]1" d="[^"]*/g)].join();
  const svg = recordedLine(recording, size);
  expect(edges(svg)).toBe('class="a1" d="m15 10v180m10-100v20,class="c1" d="m55 50v100m10-140v180m10-140v100');
  expect(readStitches(svg).map(([x]) => x)).toEqual([5, 35, 45, 85, 95]);
  const parts = recordedTurns(recording, size);
  expect(parts.map((part) => /viewBox="([^"]*)"/.exec(part)?.[1])).toEqual(['0 0 50 200', '50 0 50 200']);
  expect(parts.map(edges).join()).toBe(edges(svg));
});
