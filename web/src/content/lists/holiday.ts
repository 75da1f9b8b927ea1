import { company } from '../company.ts';
import type { Sample } from '../types.ts';
import { date, line } from './fields.ts';
import { type ContentList, entrySchema } from './list.ts';

const schema = entrySchema(line({ label: 'Name', help: 'Such as “Diwali” or “Office move”. Visitors read it.' }, 30), {
  date: date(
    {
      label: 'Date',
      help: 'One day; a longer break is an entry for each. A day that is over may stay: the website no longer uses it.',
    },
    { rule: 'known', to: 'free', expected: 'a day that no older entry has' },
  ),
});

export const holidayList = {
  name: 'holidays',
  one: 'Holiday',
  many: 'Holidays',
  page: 'contact',
  icon: 'dashicons-calendar-alt',
  help: 'Days on which the office is closed, planned or not. From its next update on, the website says so and offers no call on them. Until then it says that the office is open.',
  mayBeEmpty: true,
  schema,
} as const satisfies ContentList<typeof schema>;

/** A day on which the office is closed: ISO 8601, in its zone. */
export type Holiday = Sample & { date: string; name: string };

/** Returns the holidays that are not over at `now`, the next one first. */
export function upcomingHolidays(holidays: readonly Holiday[], now: Date): readonly Holiday[] {
  const here = new Date(now.getTime() + company.officeHours.utcOffsetMinutes * 60_000);
  const today = here.toISOString().slice(0, 10);
  return holidays.filter(({ date }) => date >= today).toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
