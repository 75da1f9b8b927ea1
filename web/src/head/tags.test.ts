import { expect, test } from 'vitest';
import { staticPaths } from './static-paths.ts';
import { headFor } from './tags.ts';

const heads = [...staticPaths, '/blog'].map((path) => ({ path, head: headFor(path) }));

test('no two pages have the same title or the same description', () => {
  for (const part of ['title', 'description'] as const) {
    expect(new Set(heads.map(({ head }) => head[part])).size, part).toBe(heads.length);
  }
});

test('a description says something and is not cut off by search engines', () => {
  for (const { path, head } of heads) {
    expect(head.description.length, path).toBeGreaterThan(50);
    expect(head.description.length, path).toBeLessThanOrEqual(160);
  }
});

test('the canonical address of a page is the one it is listed at', () => {
  for (const { path, head } of heads) expect(head.path).toBe(path);
});
