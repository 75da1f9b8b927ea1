import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { measuredVisit, monthlyCost, total } from './cost.ts';

/** The bill for pages of 1 MB, unless they are told to be lighter. */
function bill(visits: number, bytesPerVisit = 1_000_000) {
  const lines = monthlyCost({ ...measuredVisit, visits, bytesPerVisit });
  return { lines, sum: total(lines), of: (what: string) => lines.find((line) => line.what === what)?.dollars };
}

test('a small site pays for its firewall and little else', () => {
  const { sum, of } = bill(10_000);
  expect(of('CloudFront transfer')).toBe(0);
  expect(of('Firewall, fixed')! / sum).toBeGreaterThan(0.6);
});

test('the first terabyte is free and each further one costs as its step says', () => {
  expect(bill(1_000_000).of('CloudFront transfer')).toBe(0);
  expect(bill(2_000_000).of('CloudFront transfer')).toBeCloseTo(85);
  expect(bill(100_000_000).of('CloudFront transfer')).toBeCloseTo(850 + 3_200 + 49 * 60);
});

test('a lighter page makes a cheaper month', () => {
  expect(bill(100_000_000, measuredVisit.bytesPerVisit).sum).toBeLessThan(bill(100_000_000).sum * 0.75);
});

test('no line is ever negative', () => {
  expect(bill(1).lines.filter(({ dollars }) => dollars < 0)).toEqual([]);
});

test('the runbook’s table is what the command prints', () => {
  const runbook = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8');
  const bills = [10_000, 1_000_000, 100_000_000].map((visits) => monthlyCost({ ...measuredVisit, visits }));
  const rows = bills[0]!.map(({ what, formula, price }, index) => {
    const dollars = bills.map((lines) => lines[index]!.dollars.toFixed(2));
    return `| ${[what, formula, price, ...dollars].join(' | ')} |`;
  });
  const sums = bills.map((lines) => `**${total(lines).toFixed(2)}**`);
  expect([...rows, `| **a month, $** | | | ${sums.join(' | ')} |`].filter((row) => !runbook.includes(row))).toEqual([]);
});
