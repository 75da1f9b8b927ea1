import type { Holiday } from './holiday.ts';

/** A list that has run out is no error: every day from Monday to Friday is then a working day. */
export const sampleHolidays: readonly Holiday[] = [
  { sample: true, date: '2026-12-25', name: 'Christmas Day' },
  { sample: true, date: '2027-01-14', name: 'Makar Sankranti' },
  { sample: true, date: '2027-01-26', name: 'Republic Day' },
  { sample: true, date: '2027-03-22', name: 'Holi' },
  { sample: true, date: '2027-10-29', name: 'Diwali' },
  { sample: true, date: '2027-11-09', name: 'Gujarati New Year' },
];
