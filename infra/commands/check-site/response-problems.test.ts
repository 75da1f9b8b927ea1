import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { formatHeaders, securityHeaders } from '../../edge/response-headers.ts';
import { blogCacheProblem, pageProblem } from './response-problems.ts';

const style = 'body{margin:0}';
const page = `<style>${style}</style><script type="application/ld+json">{}</script><script src="/assets/a.js"></script>`;

function problemOf(text: string, changes: Record<string, string> = {}): string {
  const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
  const headers = {
    ...formatHeaders(securityHeaders({ hashes: { script: [], style: [hash] }, build: '', noIndex: false })),
    ...changes,
  };
  return pageProblem({ status: 200, headers: new Headers(headers), text });
}

test('a page whose style is allowed by the policy has no problem', () => {
  expect(problemOf(page)).toBe('');
});

test('a page whose own style or script the policy blocks is a problem', () => {
  expect(problemOf(page.replace('0', '1'))).toBe('its CSP blocks an inline style');
  expect(problemOf(`${page}<script>x()</script>`)).toBe('its CSP blocks an inline script');
});

test('a header weaker than ours is reported with the expected value', () => {
  expect(problemOf(page, { 'strict-transport-security': 'max-age=1' })).toMatch(
    /^strict-transport-security: expected max-age=86400, got max-age=1$/,
  );
  expect(problemOf(page, { 'content-security-policy': "script-src 'unsafe-inline'" })).toContain('unsafe');
});

test.each([
  ['public, max-age=0, s-maxage=240, stale-while-revalidate=60, stale-if-error=86400', /^$/],
  ['public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400', /^is cached for 360 s/],
  ['public, s-maxage=240', /^does not outlive/],
  ['no-store', /^is cached for 0 s/],
])('Cache-Control “%s” of a response with WordPress content: %s', (rule, problem) => {
  expect(blogCacheProblem(rule)).toMatch(problem);
});
