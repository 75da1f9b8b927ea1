import { setTimeout as pause } from 'node:timers/promises';
import { isClaimed, leaseEnd } from '../../functions/mail/outbox/claim.ts';
import { fingerprintOf, keyIn, nameIn, referenceNumber, type Folder } from '../../functions/mail/outbox/keys.ts';
import { mapConcurrently } from '../../functions/mail/outbox/map-concurrently.ts';
import type { DeliveryFailure, DeliveryOutbox, DeliveryRecord } from '../../functions/mail/outbox/outbox.ts';
import type { DeadLetters, WaitingQueue } from '../../functions/mail/outbox/sqs-queue.ts';

export type OpenOutbox = { outbox: DeliveryOutbox; queue: WaitingQueue; deadLetters: DeadLetters; logDays?: number };

export type Entry = { folder: Folder; name: string; fingerprint: string; reference: string };

export type ListedEntry = Entry & { since: Date };

/** Calls of S3 and SQS at once. */
export const callers = 10;

/** Emails that are sent between two looks at what became of the earlier ones. */
const roundSize = 100;

/** `isRetried` is false while a function handles the email; `failedAt` is the time of the failure before, `failure` a new one. */
type Sent = { isRetried: boolean; failedAt: string | undefined; failure?: DeliveryFailure };

/**
 * Has deliver-email send this email now, without the pause after a bounce, unless a function is handling it. SES's
 * acceptance is forgotten only if the email has left waiting/: there deliver-email itself knows whether to send it. With
 * the result of an earlier call it does so only if it could not then, and only if the email has not failed since.
 */
export async function retryEmail(
  { outbox, queue }: OpenOutbox,
  { folder, name, fingerprint }: Entry,
  now: Date,
  earlier?: Sent,
): Promise<Sent> {
  const found = await outbox.readRecord(fingerprint);
  const current = found?.record.failure;
  if (earlier && current && current.at !== earlier.failedAt) return { ...earlier, failure: current };
  if (earlier?.isRetried) return earlier;
  const sent = earlier ?? { isRetried: false, failedAt: current?.at };
  if (found && isClaimed(found.record, now)) return sent;
  const { bounce: _paused, claimedUntil: _ended, ...others } = found?.record ?? {};
  const { lastAcceptedAt: _accepted, attempt: _made, ...unsent } = others;
  const write = (record: DeliveryRecord) =>
    outbox.writeRecord(fingerprint, record, found ? { version: found.version } : 'none');
  if (folder === 'waiting') {
    if (found && (await write(others)) === undefined) return sent;
  } else {
    // The move ends by deleting the former email, which must not be the one that deliver-email has moved back meanwhile.
    const version = await write({ ...unsent, claimedUntil: leaseEnd(now) });
    if (version === undefined) return sent;
    await outbox.move(name, folder, 'waiting', found?.record);
    await outbox.writeRecord(fingerprint, unsent, { version });
  }
  // S3's notification of a move may have found the claim, and would be retried after minutes.
  await queue.enqueue(keyIn('waiting', name));
  return { ...sent, isRetried: true };
}

/** What became of an email that was sent again: SES, the mail server or S3 refused it, or one of these. */
export type Outcome = DeliveryFailure | Error | 'accepted' | 'queued' | 'busy';

/**
 * Sends these emails again and yields each with its outcome as soon as it is known; `queued` if there is none `limitMs`
 * after the last was sent, and `busy` if a function has been handling the email all that time. If that function ends
 * first, its outcome is yielded.
 */
export async function* retryAndWait(
  open: OpenOutbox,
  entries: readonly Entry[],
  now: Date,
  limitMs: number,
): AsyncGenerator<[Entry, Outcome]> {
  const start = Date.now();
  const retry = async (entry: Entry, earlier?: Sent) => {
    const time = new Date(now.getTime() + Date.now() - start);
    return { entry, ...(await retryEmail(open, entry, time, earlier)) };
  };
  const send = (entry: Entry) => retry(entry).catch((error: Error) => ({ entry, error }));
  const look = (each: Awaited<ReturnType<typeof retry>>) => retry(each.entry, each).catch(() => each);
  const unsent = [...entries];
  let sent: Awaited<ReturnType<typeof retry>>[] = [];
  for (let end = Infinity; unsent.length + sent.length > 0; ) {
    for await (const each of mapConcurrently(unsent.splice(0, roundSize), callers, send)) {
      if ('error' in each) yield [each.entry, each.error];
      else sent.push(each);
    }
    if (unsent.length === 0) end = Math.min(end, Date.now() + limitMs);
    if (Date.now() >= end) break;
    const prefix = entries.length === 1 ? entries[0]?.name : '';
    const waiting = new Set((await open.outbox.list('waiting', { prefix })).map(({ key }) => nameIn(key)));
    const isAccepted = ({ entry, isRetried }: (typeof sent)[number]) =>
      (isRetried || entry.folder === 'waiting') && !waiting.has(entry.name);
    for (const { entry } of sent.filter(isAccepted)) yield [entry, 'accepted'];
    sent = sent.filter((each) => !isAccepted(each));
    for await (const each of mapConcurrently(sent.splice(0, roundSize), callers, look)) {
      if (each.failure) yield [each.entry, each.failure];
      else sent.push(each);
    }
    if (unsent.length === 0 && sent.length > 0) await pause(500);
  }
  for (const { entry, isRetried } of sent) yield [entry, isRetried ? 'queued' : 'busy'];
}

export async function entriesIn(outbox: DeliveryOutbox, folder: Folder, prefix = ''): Promise<ListedEntry[]> {
  const listed = await outbox.list(folder, { prefix });
  return listed.flatMap(({ key, since }) => {
    const name = nameIn(key, folder) ?? '';
    const fingerprint = fingerprintOf(name);
    return fingerprint ? [{ folder, name, fingerprint, reference: referenceNumber(fingerprint), since }] : [];
  });
}
