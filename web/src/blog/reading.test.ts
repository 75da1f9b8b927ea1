import { expect, test } from 'vitest';
import { dayOf } from './reading.ts';

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
