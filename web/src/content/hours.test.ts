import { expect, test } from 'vitest';
import { officeState } from './office.ts';

/** Returns the sentence at a time for a visitor with this UTC offset in minutes. */
function sentence(now: string, offset: number | ((at: Date) => number) = 330): string {
  const { lead, rest } = officeState(new Date(now), typeof offset === 'number' ? () => offset : offset);
  return lead + rest;
}

function open(now: string): boolean {
  return officeState(new Date(now), () => 330).open;
}

test('on a working day the office is open from ten until the minute before seven', () => {
  expect(open('2026-11-20T09:59:59+05:30')).toBe(false);
  expect(open('2026-11-20T10:00:00+05:30')).toBe(true);
  expect(open('2026-11-20T18:59:59+05:30')).toBe(true);
  expect(open('2026-11-20T19:00:00+05:30')).toBe(false);
  expect(sentence('2026-11-20T12:00:00+05:30')).toBe('Open now, until 19:00\u00a0IST');
});

test('an open office is described the same in every zone', () => {
  expect(sentence('2026-11-20T12:00:00+05:30', -480)).toBe('Open now, until 19:00\u00a0IST');
});

test('the sentence names no day before opening', () => {
  expect(sentence('2026-11-20T08:00:00+05:30')).toBe('Closed now. Opens 10:00\u00a0IST');
});

test('the sentence names the next day in the evening', () => {
  expect(sentence('2026-11-19T20:00:00+05:30')).toBe('Closed now. Opens Friday 10:00\u00a0IST');
});

test.each(['2026-11-20T19:00:00+05:30', '2026-11-21T12:00:00+05:30', '2026-11-22T23:59:00+05:30'])(
  'from Friday evening on it opens on Monday: %s',
  (now) => {
    expect(sentence(now)).toBe('Closed now. Opens Monday 10:00\u00a0IST');
  },
);

test('after midnight on Monday it opens the same day', () => {
  expect(sentence('2026-11-23T00:30:00+05:30')).toBe('Closed now. Opens 10:00\u00a0IST');
});

test('a visitor in another time zone gets the opening time in their own zone', () => {
  expect(sentence('2026-11-21T12:00:00Z', 60)).toBe('Closed now. Opens Monday 10:00\u00a0IST, 05:30 your time');
  expect(sentence('2026-11-21T12:00:00Z', 345)).toBe('Closed now. Opens Monday 10:00\u00a0IST, 10:15 your time');
});

test('a visitor on another day gets the day too', () => {
  expect(sentence('2026-11-21T12:00:00Z', -480)).toBe(
    'Closed now. Opens Monday 10:00\u00a0IST, Sunday 20:30 your time',
  );
  expect(sentence('2026-11-19T20:00:00Z', -480)).toBe('Closed now. Opens 10:00\u00a0IST, Thursday 20:30 your time');
});

/** UTC offset of Berlin in minutes around the end of summer time. */
function berlin(at: Date): number {
  return at < new Date('2026-10-25T01:00:00Z') ? 120 : 60;
}

test('the visitor’s UTC offset is the one at opening time, even after a clock change', () => {
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
