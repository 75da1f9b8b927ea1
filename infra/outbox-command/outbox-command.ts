import { fingerprintOf, keyIn, nameIn, referenceNumber, type Folder } from '../../functions/outbox/keys.ts';
import type { DeliveryOutbox, DeliveryRecord } from '../../functions/outbox/outbox.ts';
import type { WaitingQueue } from '../../functions/outbox/sqs-queue.ts';

/** The outbox of one machine or stage. */
export type OpenOutbox = { outbox: DeliveryOutbox; queue: WaitingQueue };

/** Arguments that cannot be carried out; the message says what is expected. */
export class UnusableArguments extends Error {
  override name = 'UnusableArguments';
}

type Entry = { folder: Folder; name: string; fingerprint: string; reference: string; since: Date };

const usage =
  'Expected list, show ID, or retry ID|all, where ID is the number that the visitor was shown, such as 7F3A-19C2.';

/**
 * `npm run outbox`: `list` (the default) shows waiting emails and emails that SES accepted without a confirmed
 * delivery, `show ID` prints everything about one email, `retry ID|all` sends one or all waiting emails now. Returns
 * the lines to print.
 */
export async function runOutboxCommand(
  open: OpenOutbox,
  [command = 'list', id = '', ...rest]: readonly string[],
  now: Date = new Date(),
): Promise<string[]> {
  if (rest.length > 0) throw new UnusableArguments(usage);
  if (command === 'list' && id === '') return list(open, now);
  if (command === 'show' && id !== '') return show(open, id);
  if (command === 'retry' && id !== '') return retry(open, id);
  throw new UnusableArguments(usage);
}

async function list({ outbox }: OpenOutbox, now: Date): Promise<string[]> {
  const waiting = await entriesIn(outbox, 'waiting');
  const sent = await entriesIn(outbox, 'sent');
  const rows = await Promise.all(
    waiting.map(async ({ reference, fingerprint, since }) => {
      const { record = {} } = (await outbox.readRecord(fingerprint)) ?? {};
      const parts = [reference, `for ${age(now, since)}`, nextAttempt(record, now), reasonOf(record)];
      return `  ${parts.filter(Boolean).join(' · ')}`;
    }),
  );
  return [
    `Waiting: ${waiting.length}`,
    ...rows,
    `Sent, not yet confirmed by the office's mail server: ${sent.length}`,
    ...sent.map(({ reference, since }) => `  ${reference} · for ${age(now, since)}`),
  ];
}

async function show({ outbox }: OpenOutbox, id: string): Promise<string[]> {
  const lines: string[] = [];
  for (const { folder, name, fingerprint } of await entriesOf(outbox, id)) {
    const email = await outbox.read(keyIn(folder, name));
    if (!email) continue;
    const { attachment, message, ...headers } = email;
    const record = (await outbox.readRecord(fingerprint))?.record;
    lines.push(
      keyIn(folder, name),
      JSON.stringify({ ...headers, ...(attachment && { attachment: attachment.fileName }), record }, undefined, 2),
      '',
      message,
    );
  }
  return lines;
}

async function retry({ outbox, queue }: OpenOutbox, id: string): Promise<string[]> {
  const entries = id === 'all' ? await entriesIn(outbox, 'waiting') : await entriesOf(outbox, id);
  for (const { folder, name, fingerprint } of entries) {
    // Clears the bounce, its pause and SES's acceptance: otherwise deliver-email would not send the email.
    const found = await outbox.readRecord(fingerprint);
    const { failure, claimedUntil } = found?.record ?? {};
    if (found) {
      const record = { ...(failure && { failure }), ...(claimedUntil && { claimedUntil }) };
      await outbox.writeRecord(fingerprint, record, { version: found.version });
    }
    // S3 notifies the queue of a move into waiting/.
    if (folder === 'waiting') await queue.enqueue(keyIn(folder, name));
    else await outbox.move(name, folder, 'waiting');
  }
  return [`${entries.length} ${entries.length === 1 ? 'email is' : 'emails are'} sent again now.`];
}

async function entriesOf(outbox: DeliveryOutbox, id: string): Promise<Entry[]> {
  const folders = await Promise.all(
    (['waiting', 'sent', 'delivered'] as const).map((folder) => entriesIn(outbox, folder)),
  );
  const found = folders.flat().filter(({ reference }) => reference === id.toUpperCase());
  if (found.length === 0) throw new UnusableArguments(`No email in the outbox has the number ${id}.`);
  return found;
}

async function entriesIn(outbox: DeliveryOutbox, folder: Folder): Promise<Entry[]> {
  const listed = await outbox.list(folder);
  return listed.flatMap(({ key, since }) => {
    const name = nameIn(key, folder) ?? '';
    const fingerprint = fingerprintOf(name);
    return fingerprint ? [{ folder, name, fingerprint, reference: referenceNumber(fingerprint), since }] : [];
  });
}

function nextAttempt({ bounce, lastAcceptedAt }: DeliveryRecord, now: Date): string {
  if (!bounce || lastAcceptedAt !== undefined) return '';
  if (bounce.retryAt === undefined) return 'given up';
  return now < new Date(bounce.retryAt) ? `next attempt in ${age(new Date(bounce.retryAt), now)}` : 'due';
}

function reasonOf({ failure }: DeliveryRecord): string {
  return failure ? `${failure.kind}: ${failure.reason}` : '';
}

function age(now: Date, since: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - since.getTime()) / 60_000));
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
