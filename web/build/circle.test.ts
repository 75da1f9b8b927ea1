import { expect, test } from 'vitest';
import { findCircle } from './circle.ts';

const chunk = (file: string, imports: string[] = []) => ({ file, imports });

test('files that import in one direction have no circle', () => {
  const manifest = {
    entry: chunk('entry.js', ['site', 'more']),
    more: chunk('more.js', ['site']),
    site: chunk('site.js'),
  };
  expect(findCircle(manifest)).toBeUndefined();
});

test('a circle is named in its order', () => {
  const manifest = {
    entry: chunk('entry.js', ['site']),
    site: chunk('site.js', ['more']),
    more: chunk('more.js', ['site']),
  };
  expect(findCircle(manifest)).toEqual(['site.js', 'more.js', 'site.js']);
});
