import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { colors } from '#content/colors.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the sources of the product: path from the root and text. */
function setUp() {
  const files = ['web/src', 'web/build', 'functions', 'infra']
    .flatMap((folder) => readdirSync(root + folder, { recursive: true }).map((file) => `${folder}/${String(file)}`))
    .filter((file) => /\.(css|tsx?|mjs)$/.test(file) && !/\.(test|testkit)\.|\/journeys\//.test(file));
  return { sources: files.map((file) => ({ file, text: readFileSync(root + file, 'utf8') })) };
}

test('content/colors.ts is the only file with colours', () => {
  const color = /(?<![&\w])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch)\(/gi;
  const found = setUp()
    .sources.filter(({ file }) => file !== 'web/src/content/colors.ts')
    .flatMap(({ file, text }) => [...text.matchAll(color)].map(([value]) => `${file}: ${value}`));
  expect(found).toEqual([]);
});

test('every colour is used', () => {
  const texts = setUp().sources.map(({ text }) => text);
  const unused = Object.keys(colors).filter((name) => !texts.some((text) => text.includes(`var(--${name})`)));
  expect(unused).toEqual([]);
});
