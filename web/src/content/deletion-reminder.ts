import { countOf, retention } from './promises.ts';

/** Texts of the email that reminds the office to delete applications. */
export const reminderWords = {
  kind: 'Reminder',
  subject: (count: number, day: string) => `Delete ${countOf(count, 'application')} by ${day}`,
  text: `These applications arrived ${countOf(retention.applicationMonths, 'month')} ago. Search the mailbox for each number, and delete the email with its résumé and every copy, also from the bin. Keep the papers of people who were hired, and applications that you were asked to keep.`,
  line: (reference: string, day: string) => `${reference}, by ${day}`,
  sent: (origin: string, time: string) => `Sent by the website (${origin}) on ${time}.`,
} as const;
