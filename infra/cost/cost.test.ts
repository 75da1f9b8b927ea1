import { expect, test } from 'vitest';
import { measuredVisit, monthlyCost, total } from './cost.ts';

/** The bill for pages of 1 MB, or of another size. */
function bill(visits: number, bytesPerVisit = 1_000_000) {
  const lines = monthlyCost({ ...measuredVisit, visits, bytesPerVisit });
  return { lines, sum: total(lines), of: (what: string) => lines.find((line) => line.what === what)?.dollars };
}

test('a small site pays for its firewall and little else', () => {
  const { sum, of } = bill(10_000);
  expect(of('CloudFront transfer')).toBe(0);
  expect(of('Firewall, fixed')! / sum).toBeGreaterThan(0.6);
});

test('the first terabyte is free and each further one costs the price of its tier', () => {
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
