import { expect, test } from 'vitest';
import { report } from './report.ts';

const good = { what: 'page', where: '/', problem: '' };
const bad = { what: 'page', where: '/about', problem: 'expected 200, got 503' };

test.each([
  ['every check passed', [good], 0, 'All 1 checks passed.'],
  ['one check failed', [good, bad], 1, '1 of 2 checks failed.'],
  ['nothing was checked', [], 1, 'All 0 checks passed.'],
])('the exit code and the last line tell when %s', (_, findings, code, last) => {
  const lines: string[] = [];
  expect(report(findings, (line) => lines.push(line))).toBe(code);
  expect(lines.at(-1)).toBe(last);
});
