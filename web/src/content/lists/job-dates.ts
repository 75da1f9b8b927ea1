import { company } from '../company.ts';

type Dates = {
  /** Day on which the job was published, ISO 8601. Without it the job is not offered to search engines for jobs. */
  posted?: string;
  /** Last day for applications, ISO 8601, in the office's time zone. */
  closes?: string;
  /** Whether the job was filled. */
  closed?: true;
};

const dayMs = 24 * 60 * 60 * 1000;

/** Returns an ISO 8601 day in words, for example "2 November 2026". For the build: browsers may differ in the words. */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}

export function postedOn(day: string): string {
  return `Posted on ${dayInWords(day)}`;
}

/**
 * Returns when a job was posted, in words: a fixed text without a date, otherwise the days, then weeks, until `now`, by
 * the calendar of the office.
 */
export function postedSentence({ posted }: Dates, now: Date): string {
  if (posted === undefined) return 'Posted 2 weeks ago';
  const days = Math.floor((now.getTime() - startOf(posted)) / dayMs);
  if (days < 1) return 'Posted today';
  if (days < 14) return days === 1 ? 'Posted 1 day ago' : `Posted ${days} days ago`;
  return `Posted ${Math.floor(days / 7)} weeks ago`;
}

/**
 * Returns when a job closes, in milliseconds since 1970: at the end of its last day, 0 if it is closed already,
 * undefined if it has no end.
 */
export function closingTime({ closes, closed }: Dates): number | undefined {
  if (closed) return 0;
  return closes === undefined ? undefined : startOf(closes) + dayMs;
}

/** Whether a job takes no more applications. */
export function isClosed(job: Dates, now: Date): boolean {
  const time = closingTime(job);
  return time !== undefined && now.getTime() >= time;
}

/** Returns the start of an ISO 8601 day in the office, in milliseconds since 1970. */
function startOf(day: string): number {
  return Date.parse(day) - company.officeHours.utcOffsetMinutes * 60_000;
}
