import { company } from '#content/company.ts';
import { dayLater } from '../../runtime/office-time.ts';
import { retention } from '#content/promises.ts';

/** `form` of the email that reminds the office to delete applications. */
export const reminderForm = 'deletion-reminder';

/** A reminder to delete an application. It says nothing about the applicant. */
export type DeletionReminder = {
  reference: string;
  /** Day by which the office deletes it, in the office's time zone. `@example '2027-05-20'` */
  day: string;
};

export function deletionDay(acceptedAt: Date): string {
  return dayLater(acceptedAt, retention.applicationMonths, company.officeHours.timeZone);
}

/** Returns the key of a reminder, whose object has no content. `@example 'reminders/2027-05-20/7F3A-19C2'` */
export function reminderKey({ day, reference }: DeletionReminder): string {
  return `reminders/${day}/${reference}`;
}

export function reminderOf(key: string): DeletionReminder | undefined {
  const [, day, reference] = /^reminders\/(\d{4}-\d\d-\d\d)\/([\dA-F]{4}-[\dA-F]{4})$/.exec(key) ?? [];
  return day === undefined || reference === undefined ? undefined : { day, reference };
}
