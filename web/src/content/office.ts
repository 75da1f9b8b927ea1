import { company } from './company.ts';

/** State of the office, and the sentence about it: `lead` is shown in bold, `rest` follows it. */
export type OfficeState = {
  open: boolean;
  lead: string;
  rest: string;
  /** The sentence beside a phone number, in the same two parts: outside office hours it names who answers instead. */
  besidePhone: readonly [lead: string, rest: string];
  /** Current time in the office, in minutes after midnight. */
  minute: number;
  /** Current time in the office, for example "14:05". */
  time: string;
};

const { opens, closes, utcOffsetMinutes, zoneName } = company.officeHours;
const minuteMs = 60_000;
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

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
export function officeState(now: Date, offsetAt: (at: Date) => number): OfficeState {
  const here = shifted(now, utcOffsetMinutes);
  const minute = minuteOf(here);
  const today = here.getUTCDay();
  const open = isWorkday(today) && minute >= opens && minute < closes;
  const base = { open, minute, time: clock(minute) };
  if (open) {
    const [lead, rest] = ['Open now', `, until ${officeTime(closes)}`] as const;
    return { ...base, lead, rest, besidePhone: [lead, rest] };
  }

  let ahead = isWorkday(today) && minute < opens ? 0 : 1;
  while (!isWorkday((today + ahead) % 7)) ahead += 1;
  const midnight = Date.UTC(here.getUTCFullYear(), here.getUTCMonth(), here.getUTCDate() + ahead);
  const opening = new Date(midnight + (opens - utcOffsetMinutes) * minuteMs);
  const day = days[(today + ahead) % 7];
  const when = `${ahead === 0 ? '' : `${day} `}${officeTime(opens)}${inVisitorsTime(opening, offsetAt(opening), day)}`;
  return {
    ...base,
    lead: 'Closed now.',
    rest: ` Opens ${when}`,
    besidePhone: ['The assistant answers now', `, a person from ${when}`],
  };
}

/** Returns minutes after midnight as "09:05 IST", on one line. */
function officeTime(minute: number): string {
  return `${clock(minute)}\u00a0${zoneName}`;
}

function inVisitorsTime(opening: Date, offset: number, officeDay: string | undefined): string {
  if (offset === utcOffsetMinutes) return '';
  const there = shifted(opening, offset);
  const day = days[there.getUTCDay()];
  return `, ${day === officeDay ? '' : `${day} `}${clock(minuteOf(there))} your time`;
}

/** Returns a date whose UTC fields are the local time at this UTC offset. */
function shifted(at: Date, offsetMinutes: number): Date {
  return new Date(at.getTime() + offsetMinutes * minuteMs);
}

function minuteOf(at: Date): number {
  return at.getUTCHours() * 60 + at.getUTCMinutes();
}

function isWorkday(day: number): boolean {
  return day > 0 && day < 6;
}
