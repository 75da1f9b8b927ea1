import { expect, test } from 'vitest';
import { colors } from '#content/colors.ts';
import { readSources } from './read-sources.testkit.ts';

/** The sources of the product. */
const sources = readSources(['web/src', 'web/build', 'functions', 'infra'], /\.(css|tsx?|mjs)$/).filter(
  ({ file }) => !/\.(test|testkit)\.|\/journeys\//.test(file),
);

test('content/colors.ts is the only file with colours', () => {
  const color = /(?<![&\w])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch)\(/gi;
  const found = sources
    .filter(({ file }) => file !== 'web/src/content/colors.ts')
    .flatMap(({ file, source }) => [...source.matchAll(color)].map(([value]) => `${file}: ${value}`));
  expect(found).toEqual([]);
});

test('every colour is used', () => {
  const unused = Object.keys(colors).filter((name) => !sources.some(({ source }) => source.includes(`var(--${name})`)));
  expect(unused).toEqual([]);
});
