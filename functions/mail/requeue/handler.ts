import { company } from '#content/company.ts';
import { reminderWords } from '#content/deletion-reminder.ts';
import { silentAlarmsWords } from '#content/silent-alarms.ts';
import { officeDay, readableDay } from '../../runtime/office-time.ts';
import {
  type DeletionReminder,
  reminderForm,
  reminderKey,
  reminderOf,
  retentionMonths,
  type RetentionKind,
} from '../outbox/deletion-reminder.ts';
import { fingerprint, fingerprintOf, nameIn, referenceNumber, waitingKey } from '../outbox/keys.ts';
import type { DeliveryOutbox, DeliveryRecord, ListedObject, Outbox } from '../outbox/outbox.ts';
import { requeueMinutes, retryLadder } from '../outbox/retry-ladder.ts';
import type { WaitingQueue } from '../outbox/sqs-queue.ts';
import type { RunQuery } from './log-queries.ts';
import { firstLetter, weekMs, writeLetter } from './weekly-letter.ts';
import type { Log, LogCode } from '../../runtime/log.ts';

export type Dependencies = {
  outbox: Pick<Outbox, 'put'> & Pick<DeliveryOutbox, 'list' | 'readRecord' | 'removeAll'>;
  queue: WaitingQueue;
  /** Whether the alarms of a topic notify nobody. */
  isAlarmSilent: () => Promise<boolean>;
  runQuery?: RunQuery;
  now: () => Date;
  log: Log;
};

const minute = 60_000;

/** Longest time between two runs: EventBridge is precise to a minute, and a function takes a moment to start. */
const longestPauseMs = (requeueMinutes + 2) * minute;

/** Intervals in milliseconds after which an email needs attention, by its state. */
const after = {
  /** The email was never attempted. Counted from the time at which it was put into `waiting/`. */
  untried: 30 * minute,
  /**
   * The email was attempted. The interval exceeds the longest wait of the retry ladder, after which its queue message
   * must be lost.
   */
  tried: (Math.max(...retryLadder.map(({ waitMinutes }) => waitMinutes)) + 30) * minute,
  /**
   * The email was given up. The interval is below the two weeks after which dead letters expire, otherwise the alarm
   * would end with them.
   */
  givenUp: 7 * 24 * 60 * minute,
  /** SES accepted the email and has reported nothing. It tries for 14 hours at most and then reports a bounce. */
  unconfirmed: 24 * 60 * minute,
  /** The office was told that nobody receives the alarms. Counted from midnight (UTC). */
  silentAlarms: 24 * 60 * minute,
};

/**
 * Requeues emails whose queue message was lost for any reason, and bounced emails whose pause is over. Logs emails for
 * which SES has sent no event for a day, once a day. The handler has no state and relies on its schedule: an email is
 * due in one run per interval, rarely in two, so a missed run delays it by one interval. First, reminds the office of the
 * emails to be deleted and tells it if nobody receives the alarms, because a day of many waiting emails may exceed the
 * function's time. A failure ends nothing but its own step; the run then rejects, and Lambda repeats it.
 */
export function createHandler(dependencies: Dependencies): () => Promise<void> {
  const { outbox } = dependencies;
  return async () => {
    const failures: unknown[] = [];
    const attempt = async (step: () => unknown) => {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    };
    await attempt(() => remindOfDeletions(dependencies));
    await attempt(() => reportSilentAlarms(dependencies));
    await attempt(async () => {
      for (const waiting of await outbox.list('waiting')) await attempt(() => requeueIfDue(dependencies, waiting));
    });
    await attempt(async () => {
      for (const sent of await outbox.list('sent')) reportIfUnconfirmed(dependencies, sent);
    });
    const { runQuery, now } = dependencies;
    if (runQuery && isDue(firstLetter, weekMs, now())) await attempt(() => writeLetter({ ...dependencies, runQuery }));
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} steps failed: ${String(failures[0])}`);
  };
}

function reportIfUnconfirmed({ now, log }: Dependencies, { key, since }: ListedObject): void {
  const print = fingerprintOf(nameIn(key, 'sent') ?? '');
  if (print === undefined || !isDue(since.getTime(), after.unconfirmed, now())) return;
  log('email-unconfirmed', { reference: referenceNumber(print) });
}

async function requeueIfDue({ outbox, queue, now, log }: Dependencies, { key, since }: ListedObject): Promise<void> {
  const print = fingerprintOf(nameIn(key) ?? '');
  // Do not read the records of new emails; most of them are about to be delivered.
  if (print === undefined || now().getTime() - since.getTime() < requeueMinutes * minute) return;
  const { record = {} } = (await outbox.readRecord(print)) ?? {};
  const bounce = bounceOf(record, print, key);
  const [start, interval] = intervalOf(record, bounce, since);
  if (!isDue(start, interval, now())) return;
  await queue.enqueue(key);
  log(bounce ? 'bounced-email-requeued' : 'email-requeued', { reference: referenceNumber(print) });
}

/** Returns the bounce if it belongs to this email. Several emails with the same content share one record. */
function bounceOf({ bounce }: DeliveryRecord, print: string, key: string): DeliveryRecord['bounce'] {
  return bounce && waitingKey(print, new Date(bounce.acceptedAt)) === key ? bounce : undefined;
}

/** Returns the start of an email's idle time, and the interval at which it is due. */
function intervalOf(
  { claimedUntil, failure }: DeliveryRecord,
  bounce: DeliveryRecord['bounce'],
  since: Date,
): [start: number, intervalMs: number] {
  const tries = [claimedUntil, failure?.at].flatMap((time) => (time === undefined ? [] : Date.parse(time)));
  const last = Math.max(since.getTime(), ...tries);
  if (bounce && bounce.retryAt === undefined) return [last, after.givenUp];
  // A bounced email is due for the first time at the end of its pause.
  if (bounce?.retryAt && failure?.kind === 'bounced') return [Date.parse(bounce.retryAt) - after.tried, after.tried];
  return [last, tries.length === 0 ? after.untried : after.tried];
}

function isDue(start: number, intervalMs: number, now: Date): boolean {
  const idleMs = now.getTime() - start;
  return idleMs >= intervalMs && idleMs % intervalMs < longestPauseMs;
}

/**
 * Puts an email into the outbox for each day until today and each kind that lists what to delete, then deletes these
 * reminders in one request. If the function dies in between, the next run puts the same emails into the outbox, which
 * are delivered once, because the list of a day does not change.
 */
async function remindOfDeletions({ outbox, now, log }: Dependencies): Promise<void> {
  const today = officeDay(now(), company.officeHours.timeZone);
  // Ends behind the keys of today, otherwise each run would list two years of messages: 0 sorts after the slash.
  const listed = await outbox.list('reminders', { end: `reminders/${today}0` });
  const reminders = listed.flatMap(({ key }) => reminderOf(key) ?? []).filter(({ day }) => day <= today);
  const days = new Set(reminders.map(({ day }) => day));
  for (const day of days) {
    for (const kind of Object.keys(retentionMonths) as RetentionKind[]) {
      const due = reminders.filter((reminder) => reminder.day === day && reminder.kind === kind);
      if (due.length === 0) continue;
      const reference = await addEmail({ outbox, now }, composeReminder(kind, due, day));
      await outbox.removeAll(due.map(reminderKey));
      log('deletion-reminded', { reference, kind, emails: due.length });
    }
  }
}

/**
 * Puts an email into the outbox once a day if a topic of the alarms notifies nobody: SNS ends a subscription when anybody
 * follows the link in an alarm's email, and an alarm about that would reach nobody. The form is that of reminders, which
 * every release delivers.
 */
export async function reportSilentAlarms(dependencies: Omit<Dependencies, 'queue'>): Promise<void> {
  const { isAlarmSilent, now, log } = dependencies;
  if (!isDue(0, after.silentAlarms, now()) || !(await isAlarmSilent())) return;
  const { subject, text } = silentAlarmsWords;
  const message = text(readableDay(officeDay(now(), company.officeHours.timeZone)));
  log('alarms-unsubscribed', { reference: await addEmail(dependencies, { subject, message }) });
}

/** Puts an email to the office into the outbox, the same content only once. Returns its reference number. */
async function addEmail(
  { outbox, now }: Pick<Dependencies, 'outbox' | 'now'>,
  content: { subject: string; message: string },
): Promise<LogCode> {
  const print = fingerprint(JSON.stringify(content));
  const reference = referenceNumber(print);
  await outbox.put(print, { acceptedAt: now().toISOString(), reference, form: reminderForm, ...content });
  return reference;
}

function composeReminder(
  kind: RetentionKind,
  due: readonly DeletionReminder[],
  day: string,
): { subject: string; message: string } {
  const lines = due.map(({ reference }) => reminderWords.line(reference, readableDay(day)));
  return {
    subject: reminderWords.subject(due.length, kind, readableDay(day)),
    message: `${reminderWords.text[kind]}\n\n${lines.join('\n')}`,
  };
}
