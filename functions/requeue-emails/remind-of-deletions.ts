import { company } from '#content/company.ts';
import { reminderWords } from '#content/words/reminder-words.ts';
import { type DeletionReminder, reminderForm, reminderKey, reminderOf } from '../outbox/deletion-reminder.ts';
import { fingerprint, referenceNumber } from '../outbox/keys.ts';
import type { DeliveryOutbox, Outbox } from '../outbox/outbox.ts';
import type { Log } from '../runtime/log.ts';
import { officeDay, readableDay } from '../runtime/office-time.ts';

type Dependencies = {
  outbox: Pick<Outbox, 'put'> & Pick<DeliveryOutbox, 'list' | 'remove'>;
  now: () => Date;
  log: Log;
};

/**
 * Puts one email into the outbox that lists every application to be deleted by today, then deletes their reminders.
 * If the function dies in between, the next run puts the same email into the outbox, which is delivered once.
 */
export async function remindOfDeletions({ outbox, now, log }: Dependencies): Promise<void> {
  const today = officeDay(now(), company.officeHours.timeZone);
  const reminders = (await outbox.list('reminders')).flatMap(({ key }) => reminderOf(key) ?? []);
  const due = reminders.filter(({ day }) => day <= today);
  if (due.length === 0) return;
  const content = composeReminder(due);
  const print = fingerprint(JSON.stringify(content));
  const reference = referenceNumber(print);
  await outbox.put(print, { acceptedAt: now().toISOString(), reference, form: reminderForm, ...content });
  for (const reminder of due) await outbox.remove(reminderKey(reminder));
  log('deletion-reminded', { reference, applications: due.length });
}

function composeReminder(due: readonly DeletionReminder[]): { subject: string; message: string } {
  const days = due.map(({ day }) => day).toSorted();
  const lines = due.map(({ reference, day }) => reminderWords.line(reference, readableDay(day)));
  return {
    subject: reminderWords.subject(due.length, readableDay(days.at(-1) ?? '')),
    message: `${reminderWords.text}\n\n${lines.join('\n')}`,
  };
}
