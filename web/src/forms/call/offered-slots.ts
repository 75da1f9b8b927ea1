import { company } from '#content/company.ts';
import { holidays as officeHolidays, type Holiday } from '#content/office.ts';
import { minuteMs } from '#contract/slot.ts';
import { promises } from '#content/promises.ts';

/** Number of working days in which times are offered. */
export const offeredDays = 10;

/** Times that the office offers for a call. */
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
 * Returns the half hours of the next ten working days that still have one. The first begins when the office has been
 * open for as long as it takes to answer an email, because somebody must read the request before.
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
