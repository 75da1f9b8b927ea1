import { expect, test } from 'vitest';
import { blogAddress, postPath, readBlogQuery } from './blog-address.ts';

test.each([
  ['', { category: '', search: '' }],
  ['?category=aws', { category: 'aws', search: '' }],
  ['?q=voice%20agent', { category: '', search: 'voice agent' }],
  ['?category=&q=++ai++', { category: '', search: 'ai' }],
])('the address %j filters by %o', (search, query) => {
  expect(readBlogQuery(search)).toEqual(query);
});

test('filters survive the way into the address and back', () => {
  const query = { category: 'ai-ml', search: 'what & why? 100%' };
  expect(readBlogQuery(blogAddress(query).slice('/blog'.length))).toEqual(query);
});

test('without filters the address is the plain one', () => {
  expect(blogAddress({ category: '', search: '' })).toBe('/blog');
});

test('a search has at most a hundred characters, none of them cut in half', () => {
  const { search } = readBlogQuery(`?q=${encodeURIComponent('🙂'.repeat(120))}`);
  expect(Array.from(search)).toHaveLength(100);
  expect(() => encodeURIComponent(search)).not.toThrow();
});

test('a slug in another script is one segment of a path', () => {
  expect(decodeURIComponent(postPath('ગુજરાતી').slice('/blog/'.length))).toBe('ગુજરાતી');
});
