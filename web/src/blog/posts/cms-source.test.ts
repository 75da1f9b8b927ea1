import { expect, test } from 'vitest';
import { postUrl, postsUrl } from './cms-source.ts';

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

test('a slug in another script is encoded', () => {
  const query = new URLSearchParams(postUrl('ગુજરાતી').split('?')[1]);
  expect(query.get('slug')).toBe('ગુજરાતી');
});
