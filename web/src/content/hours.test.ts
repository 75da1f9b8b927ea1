import { expect, test } from 'vitest';
import { officeState } from './hours.ts';

/** The sentence at a moment, for somebody whose clock is so many minutes ahead of UTC. */
function sentence(now: string, offset: number | ((at: Date) => number) = 330): string {
  const { lead, rest } = officeState(new Date(now), typeof offset === 'number' ? () => offset : offset);
  return lead + rest;
}

function open(now: string): boolean {
  return officeState(new Date(now), () => 330).open;
}

test('on a working day the office is open from ten until seven, the last minute included and seven not', () => {
  expect(open('2026-11-20T09:59:59+05:30')).toBe(false);
  expect(open('2026-11-20T10:00:00+05:30')).toBe(true);
  expect(open('2026-11-20T18:59:59+05:30')).toBe(true);
  expect(open('2026-11-20T19:00:00+05:30')).toBe(false);
  expect(sentence('2026-11-20T12:00:00+05:30')).toBe('Open now, until 19:00 IST');
});

test('an open office is described the same in every zone', () => {
  expect(sentence('2026-11-20T12:00:00+05:30', -480)).toBe('Open now, until 19:00 IST');
});

test('before opening the day is not named', () => {
  expect(sentence('2026-11-20T08:00:00+05:30')).toBe('Closed now. Opens 10:00 IST');
});

test('in the evening the next day is named', () => {
  expect(sentence('2026-11-19T20:00:00+05:30')).toBe('Closed now. Opens Friday 10:00 IST');
});

test.each(['2026-11-20T19:00:00+05:30', '2026-11-21T12:00:00+05:30', '2026-11-22T23:59:00+05:30'])(
  'from Friday evening on it opens on Monday: %s',
  (now) => {
    expect(sentence(now)).toBe('Closed now. Opens Monday 10:00 IST');
  },
);

test('after midnight on Monday it opens the same day', () => {
  expect(sentence('2026-11-23T00:30:00+05:30')).toBe('Closed now. Opens 10:00 IST');
});

test('a visitor elsewhere reads the hour on their own clock', () => {
  expect(sentence('2026-11-21T12:00:00Z', 60)).toBe('Closed now. Opens Monday 10:00 IST, 05:30 your time');
  expect(sentence('2026-11-21T12:00:00Z', 345)).toBe('Closed now. Opens Monday 10:00 IST, 10:15 your time');
});

test('a visitor for whom it is another day reads the day too', () => {
  expect(sentence('2026-11-21T12:00:00Z', -480)).toBe('Closed now. Opens Monday 10:00 IST, Sunday 20:30 your time');
  expect(sentence('2026-11-19T20:00:00Z', -480)).toBe('Closed now. Opens 10:00 IST, Thursday 20:30 your time');
});

/** Minutes ahead of UTC in Berlin around the end of summer time. */
function berlin(at: Date): number {
  return at < new Date('2026-10-25T01:00:00Z') ? 120 : 60;
}

test('the visitor’s clock is asked for the moment of opening, behind a change of clocks', () => {
  expect(sentence('2026-10-24T12:00:00Z', berlin)).toBe('Closed now. Opens Monday 10:00 IST, 05:30 your time');
});

test('the needle of the day stands at the office’s time', () => {
  expect(officeState(new Date('2026-11-20T18:45:00Z'), () => 0)).toMatchObject({ minute: 15, time: '00:15' });
});
