import { expect, test } from 'vitest';
import { attackCost, flatRate, monthlyCost, stagingCost, total } from './cost.ts';
import type { Region } from './prices.ts';
import { measuredVisit } from './visit.ts';

/** The bill for pages of 1 MB, or of another size. */
function bill(visits: number, options: { bytesPerVisit?: number; region?: Region } = {}) {
  const { bytesPerVisit = 1_000_000, region = 'United States' } = options;
  const lines = monthlyCost({ ...measuredVisit, visits, bytesPerVisit }, region);
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
  expect(bill(100_000_000).of('CloudFront transfer')).toBeCloseTo(9 * 85 + 40 * 80 + 50 * 60);
});

test('visitors in India cost more than in Europe, and those in Europe more than in the United States', () => {
  const [india, europe, america] = (['India', 'Europe', 'United States'] as const).map(
    (region) => bill(100_000_000, { region }).sum,
  );
  expect(india).toBeGreaterThan(europe!);
  expect(europe).toBeGreaterThan(america!);
});

test('a lighter page makes a cheaper month', () => {
  const light = bill(100_000_000, measuredVisit).sum;
  expect(light).toBeLessThan(bill(100_000_000).sum * 0.75);
});

test('no line is ever negative', () => {
  expect(bill(1).lines.filter(({ dollars }) => dollars < 0)).toEqual([]);
});

test('a flat-rate plan includes its usage and costs the same in every region', () => {
  const plan = (visits: number) => flatRate({ ...measuredVisit, visits }, 'India');
  expect(plan(10_000)).toMatchObject({ name: 'Free' });
  expect(plan(10_000)!.dollars).toBeLessThan(bill(10_000).sum);
  expect(plan(400_000)).toMatchObject({ name: 'Pro' });
  expect(plan(400_000)).toEqual(flatRate({ ...measuredVisit, visits: 400_000 }, 'Europe'));
  expect(plan(100_000_000)).toBeUndefined();
});

test('a staging stage costs more than its firewall', () => {
  expect(stagingCost()).toBeGreaterThan(14);
});

test('a request that the firewall blocks costs a fraction of one that is served', () => {
  const { blocked, served } = attackCost(1_000, 'India');
  expect(blocked).toBeCloseTo(3.6 * 0.6);
  expect(served).toBeGreaterThan(4 * blocked);
});
