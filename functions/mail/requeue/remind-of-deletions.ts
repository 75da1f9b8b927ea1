import { company } from '#content/company.ts';
import { reminderWords } from '#content/deletion-reminder.ts';
import { type DeletionReminder, reminderForm, reminderKey, reminderOf } from '../outbox/deletion-reminder.ts';
import { fingerprint, referenceNumber } from '../outbox/keys.ts';
import type { DeliveryOutbox, Outbox } from '../outbox/outbox.ts';
import type { Log } from '../../runtime/log.ts';
import { officeDay, readableDay } from '../../runtime/office-time.ts';

type Dependencies = {
  outbox: Pick<Outbox, 'put'> & Pick<DeliveryOutbox, 'list' | 'removeAll'>;
  now: () => Date;
  log: Log;
};

/**
 * Puts an email into the outbox for each day until today that lists its applications, then deletes their reminders in
 * one request. If the function dies in between, the next run puts the same emails into the outbox, which are delivered
 * once, because the list of a day does not change.
 */
export async function remindOfDeletions({ outbox, now, log }: Dependencies): Promise<void> {
  const reminders = (await outbox.list('reminders')).flatMap(({ key }) => reminderOf(key) ?? []);
  if (reminders.length === 0) return;
  const today = officeDay(now(), company.officeHours.timeZone);
  const days = new Set(reminders.map(({ day }) => day).filter((day) => day <= today));
  for (const day of days) {
    const due = reminders.filter((reminder) => reminder.day === day);
    const content = composeReminder(due, day);
    const print = fingerprint(JSON.stringify(content));
    const reference = referenceNumber(print);
    await outbox.put(print, { acceptedAt: now().toISOString(), reference, form: reminderForm, ...content });
    await outbox.removeAll(due.map(reminderKey));
    log('deletion-reminded', { reference, applications: due.length });
  }
}

function composeReminder(due: readonly DeletionReminder[], day: string): { subject: string; message: string } {
  const lines = due.map(({ reference }) => reminderWords.line(reference, readableDay(day)));
  return {
    subject: reminderWords.subject(due.length, readableDay(day)),
    message: `${reminderWords.text}\n\n${lines.join('\n')}`,
  };
}
