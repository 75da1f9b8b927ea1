import { expect, test } from 'vitest';

/** Returns every string of every content module, with its location. */
function setUp() {
  const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./company.ts'], {
    eager: true,
  });
  const texts = Object.entries(modules)
    .filter(([file]) => !file.endsWith('/services/index.ts') && !file.endsWith('.samples.ts'))
    .flatMap(([file, exports]) => strings(exports, file));
  return { texts };
}

function strings(value: unknown, place: string): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  // Visitors read a sentence with a highlight in one piece.
  if ('highlight' in value)
    return [Object.values(value).join(''), value.highlight].flatMap((text) => strings(text, place));
  // A schema also contains valibot's own words.
  return Object.entries(value).flatMap(([key, part]) => (key === 'schema' ? [] : strings(part, `${place} ${key}`)));
}

test('every character is in the fonts', () => {
  // Anek Latin has no ₹, so that each system draws its own.
  const foreign = /[^\x20-\x7e\u00a0©°·×é–—‘’“”•…₹]/;
  expect(setUp().texts.filter(({ text }) => foreign.test(text))).toEqual([]);
});
