import { expect, test } from 'vitest';
import { weaveName } from './weave-name.ts';

test('the same name gives the same image, another name a different one', () => {
  expect(weaveName('Dev Joshi')).toBe(weaveName('Dev Joshi'));
  expect(weaveName('Dev Joshi')).not.toBe(weaveName('Dev Joshy'));
});

test('an empty name is a silent line', () => {
  const stitches = /class="st"[^>]* d="([^"]*)"/.exec(weaveName(''))?.[1];
  expect(stitches?.match(/M/g)).toHaveLength(50);
  expect(weaveName('')).not.toContain('class="turn');
});

test('a name is never inserted as markup', () => {
  expect(weaveName('<img src=x>')).not.toContain('<img');
});
