import { assert, date, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { minuteMs } from '#contract/slot.ts';
import { offeredDays, offeredSlots } from './offered-slots.ts';

const { opens, closes, timeZone } = company.officeHours;
const dayMs = 24 * 60 * minuteMs;

// Created once, because creating a format takes most of the time.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const weekdayFormat = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' });

function inOffice(at: number): { day: string; weekday: string; minute: number } {
  const [day = '', time = ''] = dayFormat.format(at).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const weekday = weekdayFormat.format(at);
  return { day, weekday, minute: hour * 60 + minute };
}

/** Whether somebody is in the office in the minute after this time. */
function isWorking(at: number, closed: ReadonlySet<string>): boolean {
  const { day, weekday, minute } = inOffice(at);
  return !['Sat', 'Sun'].includes(weekday) && !closed.has(day) && minute >= opens && minute < closes;
}

const now = date({ min: new Date('2026-11-01'), max: new Date('2028-12-31'), noInvalidDate: true });
const closedDays = uniqueArray(now, { maxLength: 200 }).map((days) =>
  days.map((day) => ({ date: day.toISOString().slice(0, 10), name: 'Closed' })),
);

test('the next ten working days are offered, never a weekend, a holiday or a time outside office hours', () => {
  assert(
    property(now, closedDays, (at, closed) => {
      const { days } = offeredSlots(at.getTime(), closed);
      expect(days).toHaveLength(offeredDays);
      expect(offeredDays).toBe(10);
      const closedSet = new Set(closed.map((holiday) => holiday.date));
      for (const starts of days) {
        expect(new Set(starts.map((start) => inOffice(start).day)).size).toBe(1);
        for (const start of starts) {
          expect(inOffice(start).minute % 30).toBe(0);
          expect(isWorking(start, closedSet)).toBe(true);
          expect(isWorking(start + 29 * minuteMs, closedSet)).toBe(true);
        }
      }
      for (const starts of days.slice(1)) expect(starts).toHaveLength((closes - opens) / 30);
      expect(days.flat()).toEqual([...new Set(days.flat())].sort((one, other) => one - other));
      const offered = days.map(([start = 0]) => inOffice(start).day);
      const between: string[] = [];
      for (let time = days[0]![0]!; inOffice(time).day <= offered.at(-1)!; time += dayMs) {
        const { day, weekday } = inOffice(time);
        if (!['Sat', 'Sun'].includes(weekday) && !closedSet.has(day)) between.push(day);
      }
      expect(offered).toEqual(between);
    }),
    { numRuns: 60 },
  );
});

const holidays = [{ date: '2026-12-25', name: 'Christmas Day' }];

/** Returns the first slot that is offered at a time, in the office's clock. */
function firstAt(at: string): string {
  const { day, minute } = inOffice(offeredSlots(Date.parse(at), holidays).days[0]![0]!);
  return `${day} ${minute / 60}`;
}

test.each([
  ['before the office opens', '2026-11-24T07:00+05:30', '2026-11-24 12'],
  ['at a half hour', '2026-11-24T11:00+05:30', '2026-11-24 13'],
  ['a minute later', '2026-11-24T11:01+05:30', '2026-11-24 13.5'],
  ['for the last slot of the day', '2026-11-24T16:30+05:30', '2026-11-24 18.5'],
  ['in the last hour of a Friday', '2026-11-27T18:00+05:30', '2026-11-30 11'],
  ['at night', '2026-11-24T23:30+05:30', '2026-11-25 12'],
  ['before Christmas', '2026-12-24T20:00+05:30', '2026-12-28 12'],
])('the first slot %s', (_, at, expected) => {
  expect(firstAt(at)).toBe(expected);
});

test('the offer names the holidays between its days, and a list that has run out closes no day', () => {
  const christmas = offeredSlots(Date.parse('2026-12-20T12:00Z'), holidays);
  expect(christmas.closed.map(({ name }) => name)).toEqual(['Christmas Day']);
  expect(offeredSlots(Date.parse('2026-11-24T12:00Z'), holidays).closed).toEqual([]);
  expect(offeredSlots(Date.parse('2035-12-20T12:00Z'), holidays).closed).toEqual([]);
  expect(offeredSlots(Date.parse('2035-12-20T12:00Z'), holidays).days).toHaveLength(10);
});

test('office hours that are shorter than a slot offer nothing', () => {
  const hours = { ...company.officeHours, closes: opens + 29 };
  expect(offeredSlots(Date.parse('2026-11-24T12:00Z'), [], hours).days).toEqual([]);
});
