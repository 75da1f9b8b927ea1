import { expect, test } from 'vitest';
import { categoriesAddress, postAddress, postsAddress } from './questions.ts';

test('the list is asked for as the specification has it', () => {
  expect(postsAddress({ perPage: 9 })).toBe(
    '/default/cms/posts?_embed=true&per_page=9&page=1&orderby=date&order=desc&status=publish',
  );
});

test('category and trimmed search are asked for where there are any', () => {
  const query = new URLSearchParams(postsAddress({ category: 7, search: '  voice & chat+ ', page: 2 }).split('?')[1]);
  expect(Object.fromEntries(query)).toMatchObject({ categories: '7', search: 'voice & chat+', page: '2' });
  expect(postsAddress({ search: '   ' })).not.toContain('search');
});

test('a space is not written as a plus, which not every reader takes for one', () => {
  expect(postsAddress({ search: 'voice agent' })).toContain('search=voice%20agent');
});

test.each([
  [undefined, '10'],
  [9, '9'],
  [100, '100'],
  [500, '100'],
  [0, '1'],
  [-3, '1'],
])('of a page size of %s, %s is asked for', (perPage, asked) => {
  const address = postsAddress(perPage === undefined ? {} : { perPage });
  expect(new URLSearchParams(address.split('?')[1]).get('per_page')).toBe(asked);
});

test('a post is asked for by its slug', () => {
  expect(postAddress('a-post')).toBe('/default/cms/posts?slug=a-post&_embed=true&status=publish');
});

test('a slug in another script survives the address', () => {
  const query = new URLSearchParams(postAddress('ગુજરાતી').split('?')[1]);
  expect(query.get('slug')).toBe('ગુજરાતી');
});

test('categories are asked for with the fullest first', () => {
  expect(categoriesAddress).toBe('/default/cms/categories?per_page=100&orderby=count&order=desc');
});
