import { expect, test } from 'vitest';
import { currentOf } from './current.ts';

test.each([
  ['/', '/', 'page'],
  ['/', '/about', undefined],
  ['/about', '/About/', 'page'],
  ['/blog', '/blog/a-post', 'true'],
  ['/services', '/service/Computer-Vision', 'true'],
  ['/services', '/services', 'page'],
  ['/careers', '/career', undefined],
] as const)('the link to %s is marked on %s as %s', (path, here, mark) => {
  expect(currentOf(path, here)).toBe(mark);
});
