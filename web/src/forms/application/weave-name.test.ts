import { expect, test } from 'vitest';
import { weaveName } from './weave-name.ts';

test('the same name weaves the same picture, another name another one', () => {
  expect(weaveName('Dev Joshi')).toBe(weaveName('Dev Joshi'));
  expect(weaveName('Dev Joshi')).not.toBe(weaveName('Dev Joshy'));
});

test('nobody is silence from end to end', () => {
  const stitches = /class="st"[^>]* d="([^"]*)"/.exec(weaveName(''))?.[1];
  expect(stitches?.match(/M/g)).toHaveLength(50);
  expect(weaveName('')).not.toContain('class="turn');
});

test('what is typed as a name is never markup', () => {
  expect(weaveName('<img src=x>')).not.toContain('<img');
});
