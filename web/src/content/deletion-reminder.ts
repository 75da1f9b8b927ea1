import { countOf, retention } from './promises.ts';

/** Texts of the email that reminds the office to delete what visitors sent. */
export const reminderWords = {
  kind: 'Reminder',
  subject: (count: number, kind: 'application' | 'message', day: string) => `Delete ${countOf(count, kind)} by ${day}`,
  text: {
    application: `These applications arrived ${countOf(retention.applicationMonths, 'month')} ago. Search the mailbox for each number, and delete the email with its résumé and every copy, also from the bin. Keep the papers of people who were hired, and applications that you were asked to keep.`,
    message: `These messages arrived ${countOf(retention.messageMonths, 'month')} ago. Search the mailbox for each number, and delete the email with its recording and every copy, also from the bin. Keep those of people with whom you have been in touch since: they are due ${countOf(retention.messageMonths, 'month')} after the last message.`,
  },
  line: (reference: string, day: string) => `${reference}, by ${day}`,
  sent: (origin: string, time: string) => `Sent by the website (${origin}) on ${time}.`,
} as const;
