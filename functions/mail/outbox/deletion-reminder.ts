import { company } from '#content/company.ts';
import { dayLater } from '../../runtime/office-time.ts';
import { retention } from '#content/promises.ts';
import { isFormKind } from '#contract/forms.ts';

/** `form` of the email that reminds the office to delete what visitors sent. */
export const reminderForm = 'deletion-reminder';

/** Kinds of emails with a retention of their own, in months. A message may have a recording. */
export const retentionMonths = { application: retention.applicationMonths, message: retention.messageMonths } as const;

export type RetentionKind = keyof typeof retentionMonths;

/** A reminder to delete an email. It says nothing about its sender. */
export type DeletionReminder = {
  kind: RetentionKind;
  reference: string;
  /** Day by which the office deletes it, in the office's time zone. `@example '2027-05-20'` */
  day: string;
};

/** Returns the retention of a form's emails; undefined for other clients of the API, whose emails no visitor typed. */
export function retentionKind(form: string | undefined): RetentionKind | undefined {
  if (form === 'application') return 'application';
  return form !== undefined && isFormKind(form) ? 'message' : undefined;
}

export function deletionDay(kind: RetentionKind, acceptedAt: Date): string {
  return dayLater(acceptedAt, retentionMonths[kind], company.officeHours.timeZone);
}

/**
 * Returns the key of a reminder, whose object has no content. `@example 'reminders/2027-05-20/7F3A-19C2'`
 * `@example 'reminders/2028-11-20/message-7F3A-19C2'`
 */
export function reminderKey({ kind, day, reference }: DeletionReminder): string {
  return `reminders/${day}/${kind === 'application' ? '' : `${kind}-`}${reference}`;
}

export function reminderOf(key: string): DeletionReminder | undefined {
  const [, day, message, reference] =
    /^reminders\/(\d{4}-\d\d-\d\d)\/(message-)?([\dA-F]{4}-[\dA-F]{4})$/.exec(key) ?? [];
  if (day === undefined || reference === undefined) return undefined;
  return { kind: message === undefined ? 'application' : 'message', day, reference };
}
