import { expect, test } from 'vitest';
import { createCache } from './posts.ts';

function setUp() {
  const clock = { ms: 0 };
  const cache = createCache<string>(300_000, () => clock.ms);
  const loads: string[] = [];
  const load = (value: string) => async () => {
    loads.push(value);
    return value;
  };
  return { cache, clock, load, loads };
}

test('a value expires when the clock is set back', async () => {
  const { cache, clock, load } = setUp();
  clock.ms = 86_400_000;
  await cache.remember('a', load('old'));
  clock.ms = 0;
  expect(await cache.remember('a', load('new'))).toBe('new');
});

test('a failure is not cached', async () => {
  const { cache, load } = setUp();
  await expect(cache.remember('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.remember('a', load('up'))).toBe('up');
});
