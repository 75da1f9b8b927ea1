import { expect, test } from 'vitest';
import { technology } from '#content/collections/technology.ts';
import { markedTools, markSheet } from './technology-marks.ts';

test('most tools of the stack have a mark that a reader recognises', () => {
  const names = technology.flatMap(({ tools }) => tools.flatMap((tool) => tool?.name ?? []));
  const marked = names.filter((name) => markedTools()[name]);
  expect(marked).toContain('PostgreSQL');
  expect(marked.length).toBeGreaterThan(names.length * 0.7);
});

test('a tool that only a service names is marked too, and words that are no product are not', () => {
  expect(markedTools()).toMatchObject({ Figma: 'figma' });
  expect(markedTools()).not.toHaveProperty('Web');
});

test('the sheet holds each mark once, and no other', () => {
  const drawn = [...markSheet().matchAll(/<symbol id="([^"]+)"[^>]*><path d="(M[^"]+|m[^"]+)"/g)].map(
    ([, slug]) => slug,
  );
  expect(drawn).toEqual([...new Set(Object.values(markedTools()))].sort());
});
