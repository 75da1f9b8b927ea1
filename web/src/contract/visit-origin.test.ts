import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { contentPaths } from '#head/content-paths.ts';
import { emailLimits } from './email.ts';
import { originWords } from '#content/origin.ts';
import { cleanOrigin, describeOrigin } from './visit-origin.ts';

const describe = (query: string) => describeOrigin(query, originWords.before);

function queryOf(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}

test('a visit is described in one line, in the order in which it happened', () => {
  const query = queryOf({
    last: '/projects',
    first: '/services',
    utm_campaign: 'diwali 2026',
    utm_source: 'newsletter',
    referrer: 'news.example.com',
  });
  expect(describe(query)).toBe(
    'from news.example.com, source newsletter, campaign diwali 2026, first page /services, last page /projects',
  );
  expect(describe(queryOf({ first: '/contact' }))).toBe('first page /contact');
  expect(describe('')).toBe('');
});

test('the last page is not repeated if it is the first', () => {
  expect(describe(queryOf({ first: '/about', last: '/about' }))).toBe('first page /about');
});

test.each([
  ['another key', { email: 'asha@example.com' }, ''],
  ['a path of the website that linked to us', { referrer: 'example.com/inbox?user=asha' }, ''],
  ['a line break', { utm_source: 'a\r\nBcc: x@evil.example' }, 'source a Bcc x evil.example'],
  ['markup', { utm_source: '<img src=x onerror=alert(1)>' }, 'source img src x onerror alert 1'],
  ['an address', { utm_content: 'https://evil.example/login' }, 'link https evil.example login'],
  ['another part of the line', { utm_source: 'x, first page /paid' }, 'source x first page paid'],
  ['an order of reading', { utm_medium: '\u202Eexe.fdp\u2069' }, 'medium exe.fdp'],
  ['more than a campaign is called', { utm_term: 'x'.repeat(500) }, `search term ${'x'.repeat(60)}`],
  ['a path that is none', { first: '//evil.example', last: 'javascript:alert(1)' }, ''],
  ['Gujarati', { utm_campaign: 'દિવાળી' }, 'campaign દિવાળી'],
])('of %s remains %j: %j', (_, values, described) => {
  expect(describe(queryOf(values))).toBe(described);
});

test('every page of the site can be the first', () => {
  const lost = contentPaths.filter((path) => describe(queryOf({ first: path })) !== `first page ${path}`);
  expect(lost).toEqual([]);
});

test('any query becomes one with known keys, below the limit, that cleaning does not change again', () => {
  const key = oneof(
    constantFrom('referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'first', 'last'),
    string(),
  );
  const value = oneof(string({ unit: 'binary', maxLength: 400 }), constantFrom('𐐷'.repeat(400), `/${'%'.repeat(119)}`));
  assert(
    property(array(tuple(key, value), { maxLength: 12 }), (entries) => {
      const clean = cleanOrigin(new URLSearchParams(entries).toString());
      expect(clean.length).toBeLessThanOrEqual(emailLimits.origin);
      expect(cleanOrigin(clean)).toBe(clean);
      expect(describe(clean)).not.toMatch(/[\p{Cc}\p{Bidi_Control}<>:@\u2028\u2029]/u);
    }),
    { numRuns: 200 },
  );
});
