import { company } from './company.ts';

/** Whether somebody is in the office, and the sentence that says so: `lead` is set in bold, `rest` follows it. */
export type OfficeState = {
  open: boolean;
  lead: string;
  rest: string;
  /** Minutes after midnight in the office. */
  minute: number;
  /** The time of day in the office, "14:05". */
  time: string;
};

const { opens, closes, utcOffsetMinutes, zoneName } = company.officeHours;
const minuteMs = 60_000;
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The office hours for those whose clock is not known. */
export const plainHours = `Monday to Friday, ${clock(opens)} to ${clock(closes)} ${zoneName}`;

/** Minutes after midnight as "09:05". */
export function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/**
 * The office at this moment. `offsetAt` gives the minutes by which the visitor's clock is ahead of UTC at a moment,
 * in a browser `(at) => -at.getTimezoneOffset()`: asked for the next opening too, which may lie behind a clock change.
 */
export function officeState(now: Date, offsetAt: (at: Date) => number): OfficeState {
  const here = shifted(now, utcOffsetMinutes);
  const minute = minuteOf(here);
  const today = here.getUTCDay();
  const open = isWorkday(today) && minute >= opens && minute < closes;
  const base = { open, minute, time: clock(minute) };
  if (open) return { ...base, lead: 'Open now', rest: `, until ${clock(closes)} ${zoneName}` };

  let ahead = isWorkday(today) && minute < opens ? 0 : 1;
  while (!isWorkday((today + ahead) % 7)) ahead += 1;
  const midnight = Date.UTC(here.getUTCFullYear(), here.getUTCMonth(), here.getUTCDate() + ahead);
  const opening = new Date(midnight + (opens - utcOffsetMinutes) * minuteMs);
  const day = days[(today + ahead) % 7];
  const when = `${ahead === 0 ? '' : `${day} `}${clock(opens)} ${zoneName}`;
  return { ...base, lead: 'Closed now.', rest: ` Opens ${when}${inVisitorsTime(opening, offsetAt(opening), day)}` };
}

function inVisitorsTime(opening: Date, offset: number, officeDay: string | undefined): string {
  if (offset === utcOffsetMinutes) return '';
  const there = shifted(opening, offset);
  const day = days[there.getUTCDay()];
  return `, ${day === officeDay ? '' : `${day} `}${clock(minuteOf(there))} your time`;
}

/** The moment whose UTC fields read as the clock on a wall so many minutes ahead. */
function shifted(at: Date, offsetMinutes: number): Date {
  return new Date(at.getTime() + offsetMinutes * minuteMs);
}

function minuteOf(at: Date): number {
  return at.getUTCHours() * 60 + at.getUTCMinutes();
}

function isWorkday(day: number): boolean {
  return day > 0 && day < 6;
}
