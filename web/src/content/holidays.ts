import type { Sample } from './sample.ts';

/** A working day on which the office is closed. */
export type Holiday = Sample & {
  /** ISO 8601, in the office's zone. */
  date: string;
  name: string;
};

/**
 * Holidays of the office: no time for a call is offered on them. Add those of the next year each December, and delete
 * past ones. A list that has run out is no error: every day from Monday to Friday is then offered.
 */
export const holidays: readonly Holiday[] = [
  { sample: true, date: '2026-12-25', name: 'Christmas Day' },
  { sample: true, date: '2027-01-14', name: 'Makar Sankranti' },
  { sample: true, date: '2027-01-26', name: 'Republic Day' },
  { sample: true, date: '2027-03-22', name: 'Holi' },
  { sample: true, date: '2027-10-29', name: 'Diwali' },
  { sample: true, date: '2027-11-09', name: 'Gujarati New Year' },
];
