import { expect, test } from 'vitest';
import { benchTable, type Measurement, median } from './report.ts';

const run: Measurement = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 600,
  lcp: 900,
  tbt: 0,
  cls: 0,
  speedIndex: 700,
  bytes: 18_000,
  requests: 2,
  script: 40,
  longestTask: 0,
};

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('a page is shown by its medians and against the control', () => {
  const runs = [690, 9_000, 660].map((fcp) => ({ ...run, fcp, lcp: 810 }));
  const lines = benchTable([
    { page: 'control', runs: [run] },
    { page: '/', runs },
  ]).split('\n');
  expect(lines[3]).toContain('| 690 | 810 |');
  expect(lines[3]).toMatch(/1\.15 × \| 0\.90 × \|$/);
});
