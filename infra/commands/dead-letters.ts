import { readSesEvent } from '../../functions/mail/events/ses-event.ts';
import { fingerprintOf, folders, keyIn, nameIn, referenceNumber } from '../../functions/mail/outbox/keys.ts';
import { createdKeys } from '../../functions/mail/outbox/notification.ts';
import type { DeadLetter } from '../../functions/mail/outbox/sqs-queue.ts';
import { retryEmail, type OpenOutbox } from './retry.ts';

/** The email that a dead letter is about; `event` is the type of an event of SES. */
type Subject = { name: string; fingerprint: string; reference: string; event?: string };

/**
 * Yields a line for each dead letter: its email, an event of SES about it, and where the email is; then their number.
 * Given a time, has the functions try each again. An event of SES always returns to mail-events, wherever its email is,
 * because it may be the only trace of a bounce. A waiting email is sent again, as by `retry`. A letter is removed after
 * that, or if its email is no longer waiting; an unreadable one remains. So does one that fails; after the others the
 * generator throws.
 */
export async function* deadLetterLines(open: OpenOutbox, redriveAt?: Date): AsyncGenerator<string> {
  let [count, failures] = [0, 0];
  const handle = (letter: DeadLetter) =>
    handleLetter(open, letter, redriveAt).catch((error: Error) => {
      failures += 1;
      return [`${subjectsOf(letter)[0]?.reference} · ${redriveAt ? 'remains: ' : ''}${error.message}`];
    });
  for await (const lines of open.deadLetters.receive(handle)) {
    count += 1;
    for (const line of lines) yield `  ${line}`;
  }
  yield `Dead letters: ${count}`;
  if (failures > 0) throw new Error(`${failures} of ${count} dead letters failed: run the command again.`);
}

async function handleLetter(open: OpenOutbox, letter: DeadLetter, redriveAt?: Date): Promise<string[]> {
  const { outbox, queue, deadLetters } = open;
  const lines: string[] = [];
  for (const subject of subjectsOf(letter)) {
    const { name, event } = subject;
    const isIn = await Promise.all(folders.map((folder) => outbox.has(folder, name)));
    const places = folders.filter((_, index) => isIn[index]);
    if (redriveAt && event !== undefined) {
      await deadLetters.sendEvent(letter.body);
    } else if (redriveAt && places.includes('waiting')) {
      // A function that is handling the email may fail, so the email gets a new message in any case.
      const { isRetried } = await retryEmail(open, { ...subject, folder: 'waiting' }, redriveAt);
      if (!isRetried) await queue.enqueue(keyIn('waiting', name));
    }
    const where = places.map((folder) => `${folder}/`).join(' and ') || 'no longer in the outbox';
    const words = [subject.reference, event && `${event} of SES`, where, redriveAt && 'redriven'];
    lines.push(words.filter(Boolean).join(' · '));
  }
  if (lines.length === 0) return [`unreadable, remains · ${letter.body.slice(0, 200)}`];
  if (redriveAt) await letter.remove();
  return lines;
}

function subjectsOf({ body }: DeadLetter): Subject[] {
  const event = readSesEvent(body);
  if (event) return [{ ...event, reference: referenceNumber(event.fingerprint), event: event.type }];
  return (createdKeys(body) ?? []).flatMap((key) => {
    const name = nameIn(key);
    const fingerprint = fingerprintOf(name ?? '');
    return name && fingerprint ? [{ name, fingerprint, reference: referenceNumber(fingerprint) }] : [];
  });
}
