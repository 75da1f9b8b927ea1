import { expect, test } from 'vitest';
import { cacheControl } from './cache-control.ts';

test('a post is visible within five minutes, stale ones included, and its last good copy for a day of an outage', () => {
  expect(cacheControl).toMatchObject({
    blog: 'public, max-age=0, s-maxage=240, stale-while-revalidate=60, stale-if-error=86400',
    short: 'public, max-age=0, s-maxage=30',
  });
});
