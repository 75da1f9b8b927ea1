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

test('a value is loaded again after five minutes and not before', async () => {
  const { cache, clock, load, loads } = setUp();
  await cache.remember('a', load('old'));
  clock.ms = 299_999;
  expect(await cache.remember('a', load('new'))).toBe('old');
  clock.ms = 300_000;
  expect(await cache.remember('a', load('new'))).toBe('new');
  expect(loads).toEqual(['old', 'new']);
});

test('a value expires when the clock is set back', async () => {
  const { cache, clock, load } = setUp();
  clock.ms = 86_400_000;
  await cache.remember('a', load('old'));
  clock.ms = 0;
  expect(await cache.remember('a', load('new'))).toBe('new');
});

test('two simultaneous callers share one load', async () => {
  const { cache, load, loads } = setUp();
  expect(await Promise.all([cache.remember('a', load('one')), cache.remember('a', load('two'))])).toEqual([
    'one',
    'one',
  ]);
  expect(loads).toEqual(['one']);
});

test('a failure is not cached', async () => {
  const { cache, load } = setUp();
  await expect(cache.remember('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.remember('a', load('up'))).toBe('up');
});

test('peek returns nothing until the value is loaded', async () => {
  const { cache, load } = setUp();
  const loading = cache.remember('a', load('value'));
  expect(cache.peek('a')).toBeUndefined();
  await loading;
  expect(cache.peek('a')).toBe('value');
});
