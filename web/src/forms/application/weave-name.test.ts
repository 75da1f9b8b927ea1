import { expect, test } from 'vitest';
import { readStitches } from '../../weave/read-strokes.testkit.ts';
import { weaveName } from './weave-name.ts';

test('the same name gives the same image, another name a different one', () => {
  expect(weaveName('Dev Joshi')).toBe(weaveName('Dev Joshi'));
  expect(weaveName('Dev Joshi')).not.toBe(weaveName('Dev Joshy'));
});

test('an empty name is a silent line', () => {
  expect(readStitches(weaveName(''))).toHaveLength(50);
  expect(weaveName('')).not.toContain('class="turn');
});

test.each(['A', 'Asha Patel', 'Dev'])(
  'every stitch of “%s” is on the middle of the line, one thread beside the other',
  (name) => {
    const stitches = readStitches(weaveName(name));
    expect(new Set(stitches.map(([, y, length]) => `${y} ${length}`))).toEqual(new Set(['70 10']));
    expect(stitches.every(([x]) => x > 0 && x < 500)).toBe(true);
    expect(new Set(stitches.map(([x]) => x)).size).toBe(stitches.length);
  },
);

test('a name is never inserted as markup', () => {
  expect(weaveName('<img src=x>')).not.toContain('<img');
});
