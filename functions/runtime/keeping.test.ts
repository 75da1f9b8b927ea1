import { expect, test } from 'vitest';
import { keep, keepBriefly } from './keeping.ts';

/** Longest age, in seconds, at which the edge still hands an answer out while WordPress answers. */
function longestAge(rule: string): number {
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(rule)?.[1] ?? 0);
  return seconds('s-maxage') + seconds('stale-while-revalidate');
}

test('what is published shows within five minutes, renewal included', () => {
  expect(longestAge(keep)).toBe(300);
  expect(longestAge(keepBriefly)).toBeLessThanOrEqual(60);
});

test('an outage of a day passes unnoticed', () => {
  expect(keep).toContain('stale-if-error=86400');
});
