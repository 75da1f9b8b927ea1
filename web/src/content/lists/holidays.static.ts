import pulled from '../pulled/holidays.json' with { type: 'json' };
import { type Holiday, holidayList, upcomingHolidays } from './holiday.ts';
import { sampleHolidays } from './holidays.samples.ts';
import { readPulled } from './list.ts';

/** The office's holidays from the day of the build on. */
export const holidays: readonly Holiday[] = upcomingHolidays(
  readPulled(holidayList, pulled)?.map(({ date, title }) => ({ date, name: title })) ?? sampleHolidays,
  new Date(),
);
