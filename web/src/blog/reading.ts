import { company } from '#content/company.ts';
import { blogWords } from '#content/blog.ts';

/** Maximum length of an excerpt in Unicode code points, without the ellipsis. */
export const excerptLength = { card: 150, featured: 200 } as const;

/**
 * Returns the date of a post in the office's time zone, as "12 Nov 2026" and as "2026-11-12" for the `datetime`
 * attribute, or undefined if it is invalid.
 */
export function dayOf(date: string): { text: string; iso: string } | undefined {
  const { utcOffsetMinutes } = company.officeHours;
  const hasZone = /(?:z|[+-]\d\d:?\d\d)$/i.test(date);
  const time = Date.parse(hasZone ? date : `${date}Z`) + (hasZone ? utcOffsetMinutes * 60_000 : 0);
  if (Number.isNaN(time)) return undefined;
  // Do not use Intl: its month names may differ between server and browser, which is a hydration mismatch.
  const day = new Date(time);
  return {
    text: `${day.getUTCDate()} ${blogWords.months[day.getUTCMonth()]} ${day.getUTCFullYear()}`,
    iso: day.toISOString().slice(0, 10),
  };
}
