import { expect, test } from 'vitest';
import { blogUrl, canonicalBlogUrl, readBlogQuery } from './blog-url.ts';
import { readSearchText, searchUrl, shownPassage } from './site-search.ts';

test.each([
  ['', { category: '', search: '', page: 1 }],
  ['?category=aws', { category: 'aws', search: '', page: 1 }],
  ['?q=voice%20agent', { category: '', search: 'voice agent', page: 1 }],
  ['?category=&q=++voice%20%20ai++', { category: '', search: 'voice ai', page: 1 }],
  ['?page=3', { category: '', search: '', page: 3 }],
])('the query %j is read as %o', (search, query) => {
  expect(readBlogQuery(search)).toEqual(query);
});

test.each(['0', '-1', '1.5', '1e3', '1001', 'two', ''])('the invalid page “%s” is read as the first', (page) => {
  expect(readBlogQuery(`?page=${page}`).page).toBe(1);
});

test('filters and page are the same after writing and reading the URL', () => {
  const query = { category: 'ai-ml', search: 'what & why? 100%', page: 2 };
  expect(readBlogQuery(blogUrl(query).slice('/blog'.length))).toEqual(query);
});

test('each page has a canonical URL of its own, and filtered lists have that of the whole list', () => {
  expect(canonicalBlogUrl({ category: '', search: '', page: 2 })).toBe('/blog?page=2');
  expect(canonicalBlogUrl({ category: 'aws', search: '', page: 2 })).toBe('/blog');
});

test.each([
  ['?q=voice', 'voice'],
  ['?q=+voice%20%20%09agents+', 'voice agents'],
  ['?q=vo%69ce%C2%A0agents%0A', 'voice agents'],
  ['?q=cafe%CC%81', 'caf\u00e9'],
  ['?q=a%00b%1Bc%0D%0Ad', 'a b c d'],
  ['?q=first&q=second', 'first'],
  ['?query=voice', ''],
  ['', ''],
  [`?q=${'a'.repeat(5_000)}`, 'a'.repeat(100)],
  [`?q=${'%F0%9F%A7%B5'.repeat(200)}`, '🧵'.repeat(100)],
  ['?q=%E0%A4%A', '\ufffd%A'],
])('the query %j searches for %j', (query, text) => {
  expect(readSearchText(query)).toBe(text);
});

test.each(['voice', 'office hours', '<script>', 'a&b=c#d', 'વાત', '\ufffd'])(
  'the URL of %j searches for it',
  (text) => {
    expect(readSearchText(new URL(searchUrl(text), 'https://site.example').search)).toBe(text);
  },
);

test('an empty search has no query', () => {
  expect(searchUrl('')).toBe('/search');
});

test('a document contains nothing of a passage but what it shows', () => {
  const passage = { kind: 'page', title: 'T', page: 'P', text: 'X', href: '/p' } as const;
  expect(shownPassage({ ...passage, topics: 'hidden', score: 3 } as typeof passage)).toEqual(passage);
});
