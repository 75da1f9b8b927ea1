import { company } from '#content/company.ts';
import { localClock, localDay, minuteMs, readSlots, type Slot, writeOffset } from '#contract/slot.ts';
import { promises } from '#content/promises.ts';
import { holidays as officeHolidays, type Holiday } from '#content/call.ts';

/** Number of working days in which times are offered. */
export const offeredDays = 10;

export type Offer = {
  /** Starts in milliseconds since 1970, by working day of the office. */
  days: readonly (readonly number[])[];
  /** Holidays between these days. */
  closed: readonly Holiday[];
};

const { opens, closes, utcOffsetMinutes } = company.officeHours;
const slotMinutes = promises.consultationMinutes;
const dayMinutes = 24 * 60;

/**
 * Returns the half hours of the next ten working days that have any left. The first begins `promises.emailHours` of
 * office time from now, so that somebody can read the request.
 */
export function offeredSlots(now: number, holidays = officeHolidays): Offer {
  const nowMinute = now / minuteMs + utcOffsetMinutes;
  const days: number[][] = [];
  const closed: Holiday[] = [];
  let notice = promises.emailHours * 60;
  for (
    let midnight = Math.floor(nowMinute / dayMinutes) * dayMinutes;
    days.length < offeredDays;
    midnight += dayMinutes
  ) {
    const date = new Date(midnight * minuteMs);
    const holiday = holidays.find((day) => day.date === date.toISOString().slice(0, 10));
    if (date.getUTCDay() === 0 || date.getUTCDay() === 6) continue;
    if (holiday) {
      closed.push(holiday);
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
 * Returns the times that are offered now, by day of the visitor; a slot for each time of day that any of them has; and the
 * slots of a draft without those that are no longer offered.
 */
export function openOffer(value: string) {
  const { days, closed } = offeredSlots(Date.now());
  const offered = days.flat().map(visitorSlot);
  const drafted = readSlots(value) ?? [];
  const kept = offered.filter((slot) => drafted.some(({ start }) => start === slot.start));
  const times = new Map(offered.map((slot) => [clockOf(slot), slot] as const));
  const timesOfDay = [...times.values()].sort((a, b) => (clockOf(a) < clockOf(b) ? -1 : 1));
  return { offered, days: groupByDay(offered), timesOfDay, closed, kept, dropped: drafted.length - kept.length };
}

/** Returns a slot in the time zone of the visitor's browser. */
function visitorSlot(start: number): Slot {
  const offset = -new Date(start).getTimezoneOffset();
  // A browser that hides the zone has no name for it, or one that is no text.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return { start, offset, zone: timeZone || writeOffset(offset) };
}

/** Returns the start of a slot on the visitor's clock. */
export function clockOf({ start, offset }: Slot): string {
  return localClock(start, offset);
}

/** Returns slots by the visitor's day; a day of the office may be two days there. */
function groupByDay(slots: readonly Slot[]): readonly (readonly Slot[])[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = localDay(slot.start, slot.offset);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days.values()];
}
