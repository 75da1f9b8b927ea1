import { expect, test } from 'vitest';
import { cacheControl, cacheRules } from './cache-control.ts';

test('a published post is visible within five minutes, including stale responses', () => {
  const { blog, short } = cacheRules;
  expect(blog.sharedMaxAgeS + blog.staleWhileRevalidateS).toBe(300);
  expect(short.sharedMaxAgeS).toBeLessThanOrEqual(60);
});

test('the CDN serves its last good copy during an outage of a day', () => {
  expect(cacheRules.blog.staleIfErrorS).toBe(86_400);
});

test('a rule is formatted as the value of Cache-Control', () => {
  expect(cacheControl).toMatchObject({
    blog: 'public, max-age=0, s-maxage=240, stale-while-revalidate=60, stale-if-error=86400',
    short: 'public, max-age=0, s-maxage=30',
  });
});
