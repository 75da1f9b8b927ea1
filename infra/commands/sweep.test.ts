import { expect, test } from 'vitest';
import { keptReleases, sweepable } from './sweep.ts';

const now = new Date('2026-11-20T12:00:00Z');

/** Releases by their age in days, the newest first. */
function releasesOf(ages: Record<string, number>, live: string) {
  return Object.entries(ages).map(([id, age]) => {
    return { id, deployedAt: new Date(now.getTime() - age * 86_400_000).toISOString(), isLive: id === live };
  });
}

function keptOf(ages: Record<string, number>, live: string): string[] {
  return keptReleases(releasesOf(ages, live), now).map(({ id }) => id);
}

/** Returns what is swept of these keys, all of them a year old, if only the release `live` is kept. */
function sweptOf(...keys: string[]): string[] {
  const stored = keys.map((key) => ({ key, writtenAt: new Date('2025-11-20T12:00:00Z') }));
  return sweepable(stored, releasesOf({ live: 400 }, 'live'), new Set(['assets/main-live.js']), now);
}

test('the live release and the two newest others are kept at any age, and any that was live in the last 90 days', () => {
  expect(keptOf({ d: 100, c: 200, b: 300, a: 400 }, 'd')).toEqual(['d', 'c', 'b']);
  expect(keptOf({ d: 100, c: 200, b: 300, a: 400 }, 'a')).toEqual(['d', 'c', 'a']);
  // Four deployments today: `a` was live until this morning.
  expect(keptOf({ e: 0, d: 0, c: 0, b: 0, a: 300, z: 400 }, 'e')).toEqual(['e', 'd', 'c', 'b', 'a']);
});

test('nothing is swept if it is unknown which release is live', () => {
  expect(() => keptOf({ b: 100, a: 200 }, 'c')).toThrow('Expected one of the releases to be live');
});

test('a former release goes with its edge function, which is deleted first, and the live one stays', () => {
  const keys = (id: string) => [`releases/${id}/index.html`, `edge-functions/${id}.js`, `edge-functions/${id}.json`];
  expect(sweptOf(...keys('live'), ...keys('old'))).toEqual([
    'edge-functions/old.js',
    'edge-functions/old.json',
    'releases/old/index.html',
  ]);
});

test('old chunks and pictures that no kept release uses are swept, however old a used one is', () => {
  const old = ['assets/main-old.js', 'art/0a1b2c3d/team/a.svg'];
  expect(sweptOf(...old, 'assets/main-live.js')).toEqual(old);
});

test('a recent upload is kept although no release uses it yet, because a deployment may be under way', () => {
  const stored = ['assets/main-next.js', 'releases/next/index.html'].map((key) => ({ key, writtenAt: now }));
  expect(sweepable(stored, releasesOf({ live: 400 }, 'live'), new Set(), now)).toEqual([]);
});

test('other files are not swept', () => {
  expect(sweptOf('404.html', 'old-page.html')).toEqual([]);
});
