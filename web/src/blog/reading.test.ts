import { expect, test } from 'vitest';
import { dayOf, excerptOf, textOf } from './reading.ts';

test('an excerpt within the limit is unchanged', () => {
  expect(excerptOf('a'.repeat(150), 150)).toBe('a'.repeat(150));
});

test.each([
  ['says yes, yes, Tuesday', 19, 'says yes, yes…'],
  ['says yes, yes, Tuesday again', 22, 'says yes, yes, Tuesday…'],
  ['costs about 1,500 rupees', 15, 'costs about…'],
])('%j is cut after a word within %i characters and gets an ellipsis', (text, length, excerpt) => {
  expect(excerptOf(text, length)).toBe(excerpt);
  expect(excerptOf(excerpt, length)).toBe(excerpt);
});

test('a longer excerpt without spaces is cut at the limit', () => {
  expect(excerptOf('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}…`);
  expect(excerptOf(`a ${'b'.repeat(999)}`, 200)).toBe(`a ${'b'.repeat(198)}…`);
});

test('surrogate pairs are not split', () => {
  expect(excerptOf('🙂🙂🙂', 2)).toBe('🙂🙂…');
});

test('an excerpt is plain text, so angle brackets in it are kept', () => {
  expect(excerptOf('<details> and <summary>', 150)).toBe('<details> and <summary>');
});

test('text of HTML has no tags and no entities', () => {
  expect(textOf('<p>Fish &amp; chips&#8217; <b>price</b> [&hellip;]</p>\n')).toBe('Fish & chips’ price […]');
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
])("the date %s is %s in the office's time zone", (date, text, iso) => {
  expect(dayOf(date)).toEqual({ text, iso });
});

test.each(['nope', '', '2026-13-45T00:00:00Z'])('%j is not a date', (date) => {
  expect(dayOf(date)).toBeUndefined();
});
