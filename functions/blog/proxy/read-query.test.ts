import { expect, test } from 'vitest';
import { postQuery, postsQuery } from '../wordpress/query.ts';
import { type Query, InvalidQuery, readCategoriesQuery, readPostsQuery } from './read-query.ts';

function upstream(query: string): string {
  const parsed = readPostsQuery(parse(query));
  return decodeURIComponent(String('slug' in parsed ? postQuery(parsed) : postsQuery(parsed)));
}

function parse(query: string): Query {
  const values: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) (values[name] ??= []).push(value);
  return values;
}

test.each([
  '_embed=true&per_page=9&page=2&orderby=date&order=desc&status=publish&categories=3&search=voice',
  'slug=a-post&_embed=true&status=publish',
])('the browser’s query %s reaches WordPress unchanged', (query) => {
  expect(upstream(query)).toBe(query);
});

test('an empty query requests the first ten published posts', () => {
  expect(upstream('')).toBe('_embed=true&per_page=10&page=1&orderby=date&order=desc&status=publish');
});

test('parameters that write, wrap, unlock or filter are ignored', () => {
  const dangerous =
    '_method=POST&title=x&_jsonp=cb&_envelope=1&context=edit&password=p&_fields=id&author=1&include=1&offset=5&status[]=draft&slug[]=b';
  expect(upstream(`${dangerous}&page=2`)).toBe(upstream('page=2'));
});

test.each([
  'status=draft',
  'slug=one&slug=two',
  'slug=one,two',
  'slug=one%252Ctwo',
  'slug=',
  'slug=..%2F..%2Fusers',
  'slug=a%00b',
  'orderby=rand',
  'order=up',
  'page=0',
  'page=1001',
  'page=1e3',
  'per_page=101',
  'categories=voice-ai',
  'categories=0',
  'categories=1,,2',
  `slug=${'a'.repeat(201)}`,
  `categories=${Array.from({ length: 11 }, (_, index) => index + 1).join(',')}`,
])('%s is rejected', (query) => {
  expect(() => upstream(query)).toThrow(InvalidQuery);
});

test('a Gujarati slug results in the same query plain, encoded and encoded twice', () => {
  const slug = 'ગુજરાતી-શીર્ષક';
  const once = encodeURIComponent(slug);
  expect(upstream(`slug=${slug}`)).toBe(upstream(`slug=${once}`));
  expect(upstream(`slug=${encodeURIComponent(once)}`)).toBe(upstream(`slug=${once}`));
});

test('a search text is trimmed and cut at 100 characters, and an empty one is ignored', () => {
  expect(upstream('search=++ai++')).toContain('search=ai');
  expect(readPostsQuery({ search: ['🎙'.repeat(150)] })).toMatchObject({ search: '🎙'.repeat(100) });
  expect(upstream('search=+++')).not.toContain('search');
});

test('100 categories are requested by count by default', () => {
  expect(readCategoriesQuery(parse('per_page=100&orderby=count&order=desc'))).toEqual(readCategoriesQuery({}));
  expect(readCategoriesQuery(parse('per_page=20&page=2&orderby=name&order=asc'))).toEqual({
    page: 2,
    perPage: 20,
    orderby: 'name',
    order: 'asc',
  });
  expect(() => readCategoriesQuery({ orderby: ['term_group'] })).toThrow(InvalidQuery);
});
