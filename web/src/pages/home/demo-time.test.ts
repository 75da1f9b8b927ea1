import { expect, test } from 'vitest';
import { demoTurns } from '#content/lists/demo-clip.ts';
import { homeCall } from '#content/home-call.ts';
import { turnAt } from './DemoPlayer.tsx';

test('a turn lasts until the next one begins, including the silence between them', () => {
  const turns = [{ from: 1 }, { from: 3 }];
  expect([0, 1, 2.9, 3, 99].map((seconds) => turnAt(turns, seconds))).toEqual([0, 0, 0, 1, 1]);
});

test('the clip has one time for each caption, in order', () => {
  const times = demoTurns.flatMap(({ from, to }) => [from, to]);
  expect(demoTurns).toHaveLength(homeCall.captions.length);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});
