import { expect, test } from 'vitest';
import { readSearchText, searchUrl, shownPassage } from './site-search.ts';

test.each([
  ['?q=voice', 'voice'],
  ['?q=+voice%20%20%09agents+', 'voice agents'],
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
