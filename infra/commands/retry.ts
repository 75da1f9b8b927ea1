import { setTimeout as pause } from 'node:timers/promises';
import { isClaimed } from '../../functions/mail/outbox/claim.ts';
import { readSesEvent } from '../../functions/mail/events/ses-event.ts';
import {
  fingerprintOf,
  folders,
  keyIn,
  nameIn,
  referenceNumber,
  type Folder,
} from '../../functions/mail/outbox/keys.ts';
import { createdKeys } from '../../functions/mail/outbox/notification.ts';
import type { DeliveryFailure, DeliveryOutbox } from '../../functions/mail/outbox/outbox.ts';
import type { DeadLetter, DeadLetters, WaitingQueue } from '../../functions/mail/outbox/sqs-queue.ts';

export type OpenOutbox = { outbox: DeliveryOutbox; queue: WaitingQueue; deadLetters: DeadLetters };

export type Entry = { folder: Folder; name: string; fingerprint: string; reference: string };

/**
 * Has deliver-email send this email now, without the pause after a bounce. Returns false if a function is handling it.
 * SES's acceptance is forgotten only if the email has left waiting/: there deliver-email itself knows whether to send it.
 */
export async function retryEmail(open: OpenOutbox, { folder, name, fingerprint }: Entry, now: Date): Promise<boolean> {
  const { outbox, queue } = open;
  const found = await outbox.readRecord(fingerprint);
  if (found) {
    if (isClaimed(found.record, now)) return false;
    const { failure, lastAcceptedAt, attempt, infectedAttempt } = found.record;
    const acceptance = { ...(lastAcceptedAt && { lastAcceptedAt }), ...(attempt && { attempt }) };
    const record = {
      ...(folder === 'waiting' && acceptance),
      ...(failure && { failure }),
      ...(infectedAttempt !== undefined && { infectedAttempt }),
    };
    if ((await outbox.writeRecord(fingerprint, record, { version: found.version })) === undefined) return false;
  }
  // S3 notifies the queue of a move into waiting/.
  if (folder === 'waiting') await queue.enqueue(keyIn(folder, name));
  else await outbox.move(name, folder, 'waiting', found?.record);
  return true;
}

/** What became of an email that was sent again: SES or the mail server refused it, or one of these. */
export type Outcome = DeliveryFailure | 'accepted' | 'queued' | 'busy';

/**
 * Sends these emails again, all before it waits. Returns their outcomes; `queued` if there is none within `limitMs`, and
 * `busy` if a function has been handling the email all that time. If that function ends first, its outcome is returned.
 */
export async function retryAndWait(
  open: OpenOutbox,
  entries: readonly Entry[],
  now: Date,
  limitMs: number,
): Promise<Outcome[]> {
  const start = Date.now();
  const { outbox } = open;
  const failureOf = async ({ fingerprint }: Entry) => (await outbox.readRecord(fingerprint))?.record.failure;
  const waits: (() => Promise<Outcome>)[] = [];
  for (const entry of entries) {
    const earlier = await failureOf(entry);
    let isRetried = await retryEmail(open, entry, now);
    waits.push(async () => {
      for (; Date.now() < start + limitMs; await pause(500)) {
        const failure = await failureOf(entry);
        if (failure && failure.at !== earlier?.at) return failure;
        const isAwaited = isRetried || entry.folder === 'waiting';
        if (isAwaited && !(await outbox.has('waiting', entry.name))) return 'accepted';
        isRetried ||= await retryEmail(open, entry, new Date(now.getTime() + Date.now() - start));
      }
      return isRetried ? 'queued' : 'busy';
    });
  }
  return Promise.all(waits.map((wait) => wait()));
}

/** The email that a dead letter is about; `event` is the type of an event of SES. */
type Subject = { name: string; fingerprint: string; reference: string; event?: string };

/** Returns a line for each dead letter: its email, an event of SES about it, and where the email is. */
export async function listDeadLetters({ outbox, deadLetters }: OpenOutbox): Promise<string[]> {
  const letters = await deadLetters.receive();
  const lines: string[] = [];
  for (const letter of letters) {
    await letter.release();
    const subjects = subjectsOf(letter);
    for (const subject of subjects) lines.push(`  ${await describe(outbox, subject)}`);
    if (subjects.length === 0) lines.push(`  unreadable · ${letter.body.slice(0, 200)}`);
  }
  return [`Dead letters: ${letters.length}`, ...lines];
}

/**
 * Has the functions try every dead letter again, and returns a line for each. An event of SES always returns to
 * mail-events, wherever its email is, because it may be the only trace of a bounce. A waiting email is sent again, as by
 * `retry`. A letter is removed after that, or if its email is no longer waiting; an unreadable one remains.
 */
export async function redriveDeadLetters(open: OpenOutbox, now: Date): Promise<string[]> {
  const { outbox, queue, deadLetters } = open;
  const lines: string[] = [];
  for (const letter of await deadLetters.receive()) {
    const subjects = subjectsOf(letter);
    for (const subject of subjects) {
      const { name, event } = subject;
      const line = await describe(outbox, subject);
      if (event !== undefined) {
        await deadLetters.sendEvent(letter.body);
      } else if (await outbox.has('waiting', name)) {
        // A function that is handling the email may fail, so the email gets a new message in any case.
        if (!(await retryEmail(open, { ...subject, folder: 'waiting' }, now)))
          await queue.enqueue(keyIn('waiting', name));
      }
      lines.push(`${line} · redriven`);
    }
    if (subjects.length === 0) lines.push(`unreadable, remains · ${letter.body.slice(0, 200)}`);
    await (subjects.length > 0 ? letter.remove() : letter.release());
  }
  return lines.length === 0 ? ['There are no dead letters.'] : lines;
}

function subjectsOf({ body }: DeadLetter): Subject[] {
  const event = readSesEvent(body);
  if (event) return [{ ...event, reference: referenceNumber(event.fingerprint), event: event.type }];
  const names = (createdKeys(body) ?? []).flatMap((key) => nameIn(key) ?? []);
  return names.map((name) => {
    const fingerprint = fingerprintOf(name) ?? '';
    return { name, fingerprint, reference: referenceNumber(fingerprint) };
  });
}

async function describe(outbox: DeliveryOutbox, { reference, event, name }: Subject): Promise<string> {
  const places = await Promise.all(
    folders.map(async (folder) => ((await outbox.has(folder, name)) ? [`${folder}/`] : [])),
  );
  const place = places.flat().join(' and ') || 'no longer in the outbox';
  return [reference, ...(event === undefined ? [] : [`${event} of SES`]), place].join(' · ');
}
