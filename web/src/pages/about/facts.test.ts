import { expect, test } from 'vitest';
import { projects, satisfaction, trades, years } from './islands.art.static.ts';

function threadsOf(svg: string, dyes: readonly string[]): number {
  return [...svg.matchAll(/class="(\w+)" d="([^"]*)"/g)]
    .filter(([, dye = '']) => dyes.includes(dye))
    .reduce((sum, [, , path = '']) => sum + (path.match(/M/g)?.length ?? 0), 0);
}

test('each strip has the number of threads that its sentence states', () => {
  expect(threadsOf(projects, ['m', 'p', 'y', 'k'])).toBe(50);
  expect(threadsOf(trades, ['y'])).toBe(5);
  expect(threadsOf(years, ['y'])).toBe(6);
  expect(threadsOf(satisfaction, ['p', 'y']) / 55).toBeCloseTo(0.98, 2);
});
