import { expect, test } from 'vitest';
import { officeState } from './office.ts';

/** Returns the sentence at a time for a visitor with this UTC offset in minutes. */
function sentence(now: string, offset: (at: Date) => number): string {
  const { lead, rest } = officeState(new Date(now), offset);
  return lead + rest;
}

test('on a working day the office is open from ten until the minute before seven', () => {
  const isOpen = (time: string) => officeState(new Date(`2026-11-20T${time}+05:30`), () => 330).open;
  expect(['09:59:59', '10:00:00', '18:59:59', '19:00:00'].map(isOpen)).toEqual([false, true, true, false]);
});

test.each([
  ['2026-11-20T12:00:00+05:30', 330, 'Open now, until 19:00\u00a0IST'],
  ['2026-11-20T12:00:00+05:30', -480, 'Open now, until 19:00\u00a0IST'],
  ['2026-11-20T08:00:00+05:30', 330, 'Closed now. Opens 10:00\u00a0IST'],
  ['2026-11-19T20:00:00+05:30', 330, 'Closed now. Opens Friday 10:00\u00a0IST'],
  ['2026-11-20T19:00:00+05:30', 330, 'Closed now. Opens Monday 10:00\u00a0IST'],
  ['2026-11-22T23:59:00+05:30', 330, 'Closed now. Opens Monday 10:00\u00a0IST'],
  ['2026-11-23T00:30:00+05:30', 330, 'Closed now. Opens 10:00\u00a0IST'],
  ['2026-11-21T12:00:00Z', 60, 'Closed now. Opens Monday 10:00\u00a0IST, 05:30 your time'],
  ['2026-11-21T12:00:00Z', 345, 'Closed now. Opens Monday 10:00\u00a0IST, 10:15 your time'],
  ['2026-11-21T12:00:00Z', -480, 'Closed now. Opens Monday 10:00\u00a0IST, Sunday 20:30 your time'],
  ['2026-11-19T20:00:00Z', -480, 'Closed now. Opens 10:00\u00a0IST, Thursday 20:30 your time'],
])('at %s a visitor %i minutes from UTC reads “%s”', (now, offset, expected) => {
  expect(sentence(now, () => offset)).toBe(expected);
});

test('the visitor’s UTC offset is the one at opening time, even after a clock change', () => {
  const berlin = (at: Date) => (at < new Date('2026-10-25T01:00:00Z') ? 120 : 60);
  expect(sentence('2026-10-24T12:00:00Z', berlin)).toBe('Closed now. Opens Monday 10:00\u00a0IST, 05:30 your time');
});

test('the pointer of the day is at the time of the office', () => {
  expect(officeState(new Date('2026-11-20T18:45:00Z'), () => 0)).toMatchObject({ minute: 15, time: '00:15' });
});

test('beside a phone number the sentence names who answers outside office hours', () => {
  const besidePhone = (now: string) => officeState(new Date(now), () => 330).besidePhone.join('');
  expect(besidePhone('2026-11-20T08:00:00+05:30')).toBe('The assistant answers now, a person from 10:00\u00a0IST');
  expect(besidePhone('2026-11-20T12:00:00+05:30')).toBe('Open now, until 19:00\u00a0IST');
});
