import { expect, test } from 'vitest';
import { cacheControl } from './cache-control.ts';

/** Maximum age in seconds of a response that the CDN serves while WordPress is available. */
function longestAge(rule: string): number {
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(rule)?.[1] ?? 0);
  return seconds('s-maxage') + seconds('stale-while-revalidate');
}

test('a published post is visible within five minutes, including stale responses', () => {
  expect(longestAge(cacheControl.blog)).toBe(300);
  expect(longestAge(cacheControl.short)).toBeLessThanOrEqual(60);
});

test('the CDN serves its last good copy during an outage of a day', () => {
  expect(cacheControl.blog).toContain('stale-if-error=86400');
});
