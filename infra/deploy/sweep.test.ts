import { expect, test } from 'vitest';
import { sweepable } from './sweep.ts';

const now = new Date('2026-11-20T12:00:00Z');
const longAgo = new Date('2026-01-01T00:00:00Z');
const live = new Set(['index.html', 'assets/main-new.js']);

test('chunks and pictures of an old build go when they are old', () => {
  const stored = ['assets/main-old.js', 'art/0a1b2c3d/team/a.svg'].map((key) => ({ key, writtenAt: longAgo }));
  expect(sweepable(stored, live, now)).toEqual(['assets/main-old.js', 'art/0a1b2c3d/team/a.svg']);
});

test('what is live stays, however old', () => {
  const stored = [{ key: 'assets/main-new.js', writtenAt: longAgo }];
  expect(sweepable(stored, live, now)).toEqual([]);
});

test('a chunk of last week stays for those who left a page open', () => {
  const stored = [{ key: 'assets/main-old.js', writtenAt: new Date('2026-11-13T00:00:00Z') }];
  expect(sweepable(stored, live, now)).toEqual([]);
});

test('nothing but what is named by its content is swept', () => {
  const stored = [{ key: 'old-page.html', writtenAt: longAgo }];
  expect(sweepable(stored, live, now)).toEqual([]);
});

test('without a build everything would look old, so nothing is swept', () => {
  expect(() => sweepable([{ key: 'assets/a.js', writtenAt: longAgo }], new Set(), now)).toThrow(/npm run build/);
});
