import { company, promises } from '#content/company.ts';
import { minuteMs, readSlots, type Slot, writeOffset } from '#contract/slot.ts';
import type { Holiday } from '#content/lists/holiday.ts';
import { holidays as officeHolidays } from '#content/lists/holidays.static.ts';
import { closureOn } from '#content/office.ts';

export const offeredDays = 10;

/** Number of days that are searched, otherwise office hours shorter than a slot would never end the search. */
const searchedDays = 60;

export type Offer = {
  /** Starts in milliseconds since 1970, by working day of the office. */
  days: readonly (readonly number[])[];
  closed: readonly Holiday[];
};

const slotMinutes = promises.consultationMinutes;
const dayMinutes = 24 * 60;

/**
 * Returns the half hours of the next ten working days that have any left. The first begins `promises.emailHours` of
 * office time from now, so that somebody can read the request.
 */
export function offeredSlots(now: number, holidays = officeHolidays, hours = company.officeHours): Offer {
  const { opens, closes, utcOffsetMinutes } = hours;
  const nowMinute = now / minuteMs + utcOffsetMinutes;
  const days: number[][] = [];
  const closed: Holiday[] = [];
  let notice = promises.emailHours * 60;
  const today = Math.floor(nowMinute / dayMinutes);
  for (let day = today; days.length < offeredDays && day < today + searchedDays; day += 1) {
    const midnight = day * dayMinutes;
    const closure = closureOn(day, holidays);
    if (closure) {
      if (closure !== 'weekend') closed.push(closure);
      continue;
    }
    const from = Math.min(Math.max(opens, nowMinute - midnight), closes);
    const starts: number[] = [];
    for (let minute = opens; minute + slotMinutes <= closes; minute += slotMinutes) {
      if (minute >= from + notice) starts.push((midnight + minute - utcOffsetMinutes) * minuteMs);
    }
    notice = Math.max(0, notice - (closes - from));
    if (starts.length > 0) days.push(starts);
  }
  return { days, closed };
}

/**
 * Returns the times that are offered now, on as many days of the visitor as the office offers; the starts of a whole day
 * of the office; and the slots of a draft without those that are no longer offered.
 */
export function openOffer(value: string) {
  const { days: officeDays, closed } = offeredSlots(Date.now());
  // West and east of the office its days are more than ten of the visitor's, because each is a part of two.
  const days = groupByDay(visitorSlots(officeDays.flat())).slice(0, offeredDays);
  const offered = days.flat();
  const drafted = readSlots(value) ?? [];
  const kept = offered.filter((slot) => drafted.some(({ start }) => start === slot.start));
  return { offered, days, officeDay: officeDays.at(-1)!, closed, kept, dropped: drafted.length - kept.length };
}

/**
 * Returns the starts of an office's day as they are on the visitor's day of a slot, in the order of that day: as many on
 * each day, also when the clock changes between two days.
 */
export function startsBeside({ start, offset }: Slot, officeDay: readonly number[]): readonly number[] {
  const day = dayOf(start, offset);
  return officeDay.map((at) => at + (day - dayOf(at, offset)) * dayMinutes * minuteMs).sort((a, b) => a - b);
}

/** Returns slots in the time zone of the visitor's browser. */
function visitorSlots(starts: readonly number[]): readonly Slot[] {
  // A browser that hides the zone has no name for it, or one that is no text.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return starts.map((start) => {
    const offset = -new Date(start).getTimezoneOffset();
    return { start, offset, zone: timeZone || writeOffset(offset) };
  });
}

/** Returns slots by the visitor's day; a day of the office may be two days there. */
function groupByDay(slots: readonly Slot[]): readonly (readonly Slot[])[] {
  const days = new Map<number, Slot[]>();
  for (const slot of slots) {
    const day = dayOf(slot.start, slot.offset);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days.values()];
}

/** Returns the number of a day since 1970 at a UTC offset. */
function dayOf(at: number, offset: number): number {
  return Math.floor((at / minuteMs + offset) / dayMinutes);
}
