import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { outcomeOf } from '../weave/measured-strips.ts';
import { Strips } from './Measure.tsx';

const measure = (before: string, after: string) => ({ name: 'Calls lost', before, after });

test.each([
  ['40 a week', '3 a week', '40', '3', 'Calls lost, a week'],
  ['1,180 ms', '640 ms', '1,180', '640\u{a0}ms', 'Calls lost'],
  ['2 days', '11 min', '2 days', '11 min', 'Calls lost'],
  ['about 40', 'about 3', 'about 40', 'about 3', 'Calls lost'],
])('%s that became %s is the figure %s → %s', (before, after, from, to, name) => {
  expect(outcomeOf(measure(before, after))).toEqual({ from, to, name });
});

test.each([
  ['40 a week', '3 a week', [40, 3]],
  ['0 a week', '26 a week', [0, 26]],
  ['2,880 min', '11 min', [55, 0.84]],
])('%s and %s are strips on one scale, each with its label', (before, after, lengths) => {
  const html = renderToStaticMarkup(<Strips measure={measure(before, after)} />);
  expect([...html.matchAll(/h([\d.]+)"/g)].map(([, length]) => Number(length))).toEqual(lengths);
  expect(
    html
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).toBe(`Before ${before} After ${after}`);
});
