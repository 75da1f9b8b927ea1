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
import type { DeliveryOutbox } from '../../functions/mail/outbox/outbox.ts';
import type { DeadLetter } from '../../functions/mail/outbox/sqs-queue.ts';
import { retryEmail, type OpenOutbox } from './retry.ts';

/** The email that a dead letter is about; `event` is the type of an event of SES. */
type Subject = { name: string; fingerprint: string; reference: string; event?: string };

/** Yields a line for each dead letter: its email, an event of SES about it, and where the email is; then their number. */
export async function* listDeadLetters({ outbox, deadLetters }: OpenOutbox): AsyncGenerator<string> {
  let count = 0;
  const describe = async (letter: DeadLetter) => {
    const subjects = subjectsOf(letter);
    if (subjects.length === 0) return [`unreadable · ${letter.body.slice(0, 200)}`];
    const lineWith = async (subject: Subject) =>
      lineOf(subject, await placesOf(outbox, subject.name).catch((error: Error) => error.message));
    return Promise.all(subjects.map(lineWith));
  };
  for await (const lines of deadLetters.receive(describe)) {
    count += 1;
    for (const line of lines) yield `  ${line}`;
  }
  yield `Dead letters: ${count}`;
}

/**
 * Has the functions try every dead letter again, and yields a line for each. An event of SES always returns to
 * mail-events, wherever its email is, because it may be the only trace of a bounce. A waiting email is sent again, as by
 * `retry`. A letter is removed after that, or if its email is no longer waiting; an unreadable one remains. So does one
 * that fails; after the others the generator throws.
 */
export async function* redriveDeadLetters(open: OpenOutbox, now: Date): AsyncGenerator<string> {
  let [count, failures] = [0, 0];
  const redrive = (letter: DeadLetter) =>
    redriveLetter(open, letter, now).catch((error: Error) => {
      failures += 1;
      return [`${subjectsOf(letter)[0]?.reference ?? ''} · remains: ${error.message}`];
    });
  for await (const lines of open.deadLetters.receive(redrive)) {
    count += 1;
    yield* lines;
  }
  if (count === 0) yield 'There are no dead letters.';
  if (failures > 0) throw new Error(`${failures} of ${count} dead letters remain: run the command again.`);
}

async function redriveLetter(open: OpenOutbox, letter: DeadLetter, now: Date): Promise<string[]> {
  const { outbox, queue, deadLetters } = open;
  const lines: string[] = [];
  for (const subject of subjectsOf(letter)) {
    const { name, event } = subject;
    const places = await placesOf(outbox, name);
    if (event !== undefined) {
      await deadLetters.sendEvent(letter.body);
    } else if (places.includes('waiting')) {
      // A function that is handling the email may fail, so the email gets a new message in any case.
      const { isRetried } = await retryEmail(open, { ...subject, folder: 'waiting' }, now);
      if (!isRetried) await queue.enqueue(keyIn('waiting', name));
    }
    lines.push(`${lineOf(subject, places)} · redriven`);
  }
  if (lines.length === 0) return [`unreadable, remains · ${letter.body.slice(0, 200)}`];
  await letter.remove();
  return lines;
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

async function placesOf(outbox: DeliveryOutbox, name: string): Promise<Folder[]> {
  const places = await Promise.all(folders.map(async (folder) => ((await outbox.has(folder, name)) ? [folder] : [])));
  return places.flat();
}

function lineOf({ reference, event }: Subject, places: readonly Folder[] | string): string {
  const words = typeof places === 'string' ? places : places.map((folder) => `${folder}/`).join(' and ');
  return [reference, ...(event === undefined ? [] : [`${event} of SES`]), words || 'no longer in the outbox'].join(
    ' · ',
  );
}
