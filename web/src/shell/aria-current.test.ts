import { expect, test } from 'vitest';
import { ariaCurrent } from './aria-current.ts';

test.each([
  ['/', '/', 'page'],
  ['/', '/about', undefined],
  ['/about', '/About/', 'page'],
  ['/blog', '/blog/a-post', 'true'],
  ['/services', '/service/Computer-Vision', 'true'],
  ['/services', '/services', 'page'],
  ['/careers', '/career', undefined],
] as const)('the link to %s has on %s the aria-current %s', (path, here, mark) => {
  expect(ariaCurrent(path, here)).toBe(mark);
});
