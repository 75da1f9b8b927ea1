import { expect, test } from 'vitest';
import { categoriesUrl, postUrl, postsUrl } from './cms-source.ts';

test('the URL of the list has page size, page, order and status', () => {
  expect(postsUrl({ perPage: 9 })).toBe(
    '/default/cms/posts?_embed=true&per_page=9&page=1&orderby=date&order=desc&status=publish',
  );
});

test('the URL of the list has the category and the trimmed search if they are set', () => {
  const query = new URLSearchParams(postsUrl({ categories: [7], search: '  voice & chat+ ', page: 2 }).split('?')[1]);
  expect(Object.fromEntries(query)).toMatchObject({ categories: '7', search: 'voice & chat+', page: '2' });
  expect(postsUrl({ search: '   ' })).not.toContain('search');
});

test('a space is encoded as %20 and not as a plus', () => {
  expect(postsUrl({ search: 'voice agent' })).toContain('search=voice%20agent');
});

test.each([
  [undefined, '10'],
  [9, '9'],
  [100, '100'],
  [500, '100'],
  [0, '1'],
  [-3, '1'],
])('a page size of %s is requested as %s', (perPage, expected) => {
  const url = postsUrl(perPage === undefined ? {} : { perPage });
  expect(new URLSearchParams(url.split('?')[1]).get('per_page')).toBe(expected);
});

test('the URL of a post has its slug', () => {
  expect(postUrl('a-post')).toBe('/default/cms/posts?slug=a-post&_embed=true&status=publish');
});

test('a slug in another script is encoded', () => {
  const query = new URLSearchParams(postUrl('ગુજરાતી').split('?')[1]);
  expect(query.get('slug')).toBe('ગુજરાતી');
});

test('the URL of the categories sorts them by number of posts', () => {
  expect(categoriesUrl).toBe('/default/cms/categories?per_page=100&orderby=count&order=desc');
});
