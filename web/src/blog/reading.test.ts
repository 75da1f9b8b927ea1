import { expect, test } from 'vitest';
import { dayOf, excerptOf, minutesOf, textOf, titleOf } from './reading.ts';
import { samplePost } from './set-up.ts';

test('an excerpt that fits is left whole', () => {
  expect(excerptOf('a'.repeat(150), 150)).toBe('a'.repeat(150));
});

test('a longer one is cut at the limit, the ellipsis not counted', () => {
  expect(excerptOf('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}…`);
  expect(excerptOf('a'.repeat(999), 200)).toBe(`${'a'.repeat(200)}…`);
});

test('characters outside the first plane are not cut in half', () => {
  expect(excerptOf('🙂🙂🙂', 2)).toBe('🙂🙂…');
});

test("WordPress's own markup is read, what only looks like markup is kept", () => {
  expect(excerptOf('<p>Fish &amp; chips&#8217; <b>price</b> [&hellip;]</p>\n', 150)).toBe('Fish & chips’ price […]');
  expect(excerptOf('When <details> helps', 150)).toBe('When <details> helps');
});

test('text of HTML keeps an entity it does not know', () => {
  expect(textOf('a &unknown; b &#x1F642; &#99999999;')).toBe('a &unknown; b 🙂 &#99999999;');
});

test.each([
  ['2026-11-12T04:30:00Z', '12 Nov 2026', '2026-11-12'],
  ['2026-11-12T18:29:59Z', '12 Nov 2026', '2026-11-12'],
  ['2026-11-12T18:30:00Z', '13 Nov 2026', '2026-11-13'],
  ['2026-09-01T00:10:00+05:30', '1 Sep 2026', '2026-09-01'],
  ['2026-12-31T23:59:00', '31 Dec 2026', '2026-12-31'],
])('%s is the %s in the office', (date, text, iso) => {
  expect(dayOf(date)).toEqual({ text, iso });
});

test.each(['nope', '', '2026-13-45T00:00:00Z'])('%j is no date', (date) => {
  expect(dayOf(date)).toBeUndefined();
});

test('reading time is the proxy’s, else counted from the body', () => {
  expect(minutesOf(samplePost(1, { reading_minutes: 7 }))).toBe(7);
  const { reading_minutes: _, ...uncounted } = samplePost(1, {
    content: { rendered: `<p>${'word '.repeat(201)}</p>` },
  });
  expect(minutesOf(uncounted)).toBe(2);
  expect(minutesOf({ ...uncounted, content: { rendered: '' } })).toBe(1);
});

test('a post without a title has a name all the same', () => {
  expect(titleOf(samplePost(1, { title: { rendered: ' ' } }))).not.toBe('');
});
