import { expect, test } from 'vitest';
import { sweepable } from './sweep.ts';

const now = new Date('2026-11-20T12:00:00Z');
const longAgo = new Date('2026-01-01T00:00:00Z');
const live = { id: 'a1b2c3d4', keys: new Set(['index.html', 'assets/main-new.js']) };

test('old chunks and pictures of an old build are swept', () => {
  const stored = ['assets/main-old.js', 'art/0a1b2c3d/team/a.svg'].map((key) => ({ key, writtenAt: longAgo }));
  expect(sweepable(stored, live, now)).toEqual(['assets/main-old.js', 'art/0a1b2c3d/team/a.svg']);
});

test('files of the live build are kept at any age', () => {
  const stored = [{ key: 'assets/main-new.js', writtenAt: longAgo }];
  expect(sweepable(stored, live, now)).toEqual([]);
});

test('a chunk of last week is kept for pages that are still open', () => {
  const stored = [{ key: 'assets/main-old.js', writtenAt: new Date('2026-11-13T00:00:00Z') }];
  expect(sweepable(stored, live, now)).toEqual([]);
});

test('a former release goes with its edge function after 90 days, the live one never does', () => {
  const keys = (id: string) => [`releases/${id}/index.html`, `releases/${id}/br/about.html`, `edge-functions/${id}.js`];
  const stored = [...keys('a1b2c3d4'), ...keys('e5f6a7b8')].map((key) => ({ key, writtenAt: longAgo }));
  expect(sweepable(stored, live, now)).toEqual(keys('e5f6a7b8'));
  expect(
    sweepable(
      keys('e5f6a7b8').map((key) => ({ key, writtenAt: now })),
      live,
      now,
    ),
  ).toEqual([]);
});

test('other files are not swept', () => {
  const stored = ['404.html', 'old-page.html'].map((key) => ({ key, writtenAt: longAgo }));
  expect(sweepable(stored, live, now)).toEqual([]);
});

test('without a build nothing is swept, because every file would look old', () => {
  expect(() => sweepable([{ key: 'assets/a.js', writtenAt: longAgo }], { ...live, keys: new Set() }, now)).toThrow(
    /npm run build/,
  );
});
