import { company, promises } from './company.ts';
import type { Holiday } from './lists/holiday.ts';
import { holidays as officeHolidays } from './lists/holidays.static.ts';

/** State of the office, and the sentence about it: `lead` is shown in bold, `rest` follows it. */
export type OfficeState = {
  open: boolean;
  lead: string;
  rest: string;
  /** The sentence beside a phone number, in the same two parts: outside office hours it names who answers instead. */
  besidePhone: readonly [lead: string, rest: string];
  /** Sentence about a day without office hours, such as a Saturday. */
  closedDay: string | undefined;
  /** The working day until which mail waits that comes after closing time, if it is not tomorrow. */
  mailWaits: string | undefined;
  /** Sentence beside “within 24 hours” if a message may have to wait longer than that. */
  nextAnswer: string | undefined;
  /** Current time in the office, in minutes after midnight. */
  minute: number;
  /** Current time in the office, for example "14:05". */
  time: string;
};

const { opens, closes, utcOffsetMinutes, zoneName } = company.officeHours;
const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** Office hours for visitors whose time zone is unknown. */
export const plainHours = `Monday to Friday, ${clock(opens)} to ${officeTime(closes)}`;

/** Returns minutes after midnight as "09:05". */
export function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/**
 * Returns the state of the office at `now`. `offsetAt` returns the visitor's UTC offset in minutes at a time, in a
 * browser `(at) => -at.getTimezoneOffset()`. It is also called for the next opening, which may be after a clock change.
 */
export function officeState(now: Date, offsetAt: (at: Date) => number, holidays = officeHolidays): OfficeState {
  const [today, minute] = dayAndMinute(now, utcOffsetMinutes);
  const closure = closureOn(today, holidays);
  const open = !closure && minute >= opens && minute < closes;
  const following = workdayFrom(today + 1, holidays);
  const next = !closure && minute < opens ? today : following;
  const nextName = dayName(next, today);
  const opening = new Date((next * dayMinutes + opens - utcOffsetMinutes) * minuteMs);
  const when = `${next === today ? '' : `${nextName} `}${officeTime(opens)}${inVisitorsTime(opening, offsetAt(opening), next)}`;
  // What is written shortly before the office closes may wait, too.
  const mayWait = !open || minute >= closes - promises.emailHours * 60;
  const isLate = mayWait && opening.getTime() - now.getTime() > promises.replyHours * 60 * minuteMs;
  const closedToday = closure && closure !== 'weekend' ? `Closed today (${closure.name}).` : undefined;
  const [lead, rest] = open
    ? ['Open now', `, until ${officeTime(closes)}`]
    : [closedToday ?? 'Closed now.', ` Opens ${when}`];
  return {
    open,
    lead,
    rest,
    besidePhone: open ? [lead, rest] : ['The assistant answers now', `, a person from ${when}`],
    closedDay: closure && `${closedToday ?? `Closed on ${dayName(today, today)}.`} We open ${nextName}`,
    mailWaits: following === today + 1 ? undefined : dayName(following, today),
    nextAnswer: isLate ? `Written now, answered ${open ? 'today or ' : ''}on ${nextName}.` : undefined,
    minute,
    time: clock(minute),
  };
}

/** Returns why the office is closed on a day, counted from 1970-01-01 in its zone; undefined on a working day. */
export function closureOn(day: number, holidays: readonly Holiday[]): 'weekend' | Holiday | undefined {
  const date = dateOf(day);
  if (date.getUTCDay() % 6 === 0) return 'weekend';
  return holidays.find((holiday) => holiday.date === date.toISOString().slice(0, 10));
}

function workdayFrom(day: number, holidays: readonly Holiday[]): number {
  return closureOn(day, holidays) ? workdayFrom(day + 1, holidays) : day;
}

/** Returns the name of a day, with the date if `today` is a week before it. */
function dayName(day: number, today: number): string {
  const date = day - today < 7 ? {} : ({ day: 'numeric', month: 'long' } as const);
  // Some browsers write a comma.
  return dateOf(day)
    .toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC', ...date })
    .replace(',', '');
}

/** Returns minutes after midnight as "09:05 IST", on one line. */
function officeTime(minute: number): string {
  return `${clock(minute)}\u00a0${zoneName}`;
}

function inVisitorsTime(opening: Date, offset: number, officeDay: number): string {
  if (offset === utcOffsetMinutes) return '';
  const [day, minute] = dayAndMinute(opening, offset);
  return `, ${day === officeDay ? '' : `${dayName(day, day)} `}${clock(minute)} your time`;
}

/** Returns the day, counted from 1970-01-01, and the minute after midnight at this UTC offset. */
function dayAndMinute(at: Date, offset: number): [day: number, minute: number] {
  const minutes = Math.floor(at.getTime() / minuteMs) + offset;
  const day = Math.floor(minutes / dayMinutes);
  return [day, minutes - day * dayMinutes];
}

function dateOf(day: number): Date {
  return new Date(day * dayMinutes * minuteMs);
}
