import { expect, test } from 'vitest';
import { blogUrl, postPath, readBlogQuery } from './blog-url.ts';

test.each([
  ['', { category: '', search: '' }],
  ['?category=aws', { category: 'aws', search: '' }],
  ['?q=voice%20agent', { category: '', search: 'voice agent' }],
  ['?category=&q=++ai++', { category: '', search: 'ai' }],
])('the query %j is read as %o', (search, query) => {
  expect(readBlogQuery(search)).toEqual(query);
});

test('filters are the same after writing and reading the URL', () => {
  const query = { category: 'ai-ml', search: 'what & why? 100%' };
  expect(readBlogQuery(blogUrl(query).slice('/blog'.length))).toEqual(query);
});

test('the URL without filters is /blog', () => {
  expect(blogUrl({ category: '', search: '' })).toBe('/blog');
});

test('a search is cut to a hundred characters without splitting surrogate pairs', () => {
  const { search } = readBlogQuery(`?q=${encodeURIComponent('🙂'.repeat(120))}`);
  expect(Array.from(search)).toHaveLength(100);
  expect(() => encodeURIComponent(search)).not.toThrow();
});

test('a slug in another script is encoded as one path segment', () => {
  expect(decodeURIComponent(postPath('ગુજરાતી').slice('/blog/'.length))).toBe('ગુજરાતી');
});
