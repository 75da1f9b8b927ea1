import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import {
  fingerprintOf,
  folders,
  keyIn,
  nameIn,
  referenceNumber,
  type Folder,
} from '../../functions/mail/outbox/keys.ts';
import type { DeliveryOutbox, DeliveryRecord } from '../../functions/mail/outbox/outbox.ts';
import { createS3Outbox } from '../../functions/mail/outbox/s3-outbox.ts';
import { createDeadLetters, createSqsQueue } from '../../functions/mail/outbox/sqs-queue.ts';
import { awsCli, readAws, type AwsCli } from './aws-cli.ts';
import { stackOf, UnusableArguments } from './command.ts';
import { listDeadLetters, redriveDeadLetters, retryEmail, type Entry, type OpenOutbox } from './retry.ts';

type ListedEntry = Entry & { since: Date };

const usage =
  'Expected list, show ID, retry ID|all, or dead-letters list|redrive, where ID is the number that the visitor was shown, such as 7F3A-19C2.';

/**
 * `npm run outbox`: `list` (the default) shows waiting emails and emails that SES accepted without a confirmed
 * delivery, `show ID` prints everything about one email, `retry ID|all` sends one or all waiting emails now,
 * `dead-letters list` shows what the functions have given up, and `dead-letters redrive` has them try again. Returns the
 * lines to print.
 */
export async function runOutboxCommand(
  open: OpenOutbox,
  [command = 'list', id = '', ...rest]: readonly string[],
  now: Date = new Date(),
): Promise<string[]> {
  if (rest.length > 0) throw new UnusableArguments(usage);
  if (command === 'list' && id === '') return list(open, now);
  if (command === 'show' && id !== '') return show(open, id);
  if (command === 'retry' && id !== '') return retry(open, id, now);
  if (command === 'dead-letters' && id === 'list') return listDeadLetters(open);
  if (command === 'dead-letters' && id === 'redrive') return redriveDeadLetters(open, now);
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

async function retry(open: OpenOutbox, id: string, now: Date): Promise<string[]> {
  const entries = id === 'all' ? await entriesIn(open.outbox, 'waiting') : await entriesOf(open.outbox, id);
  const busy: string[] = [];
  for (const entry of entries) {
    if (!(await retryEmail(open, entry, now))) busy.push(entry.reference);
  }
  const count = entries.length - busy.length;
  return [
    `${count} ${count === 1 ? 'email is' : 'emails are'} sent again now.`,
    ...busy.map((reference) => `${reference} is being handled at the moment: try again in a minute.`),
  ];
}

async function entriesOf(outbox: DeliveryOutbox, id: string): Promise<ListedEntry[]> {
  const entries = await Promise.all(folders.map((folder) => entriesIn(outbox, folder)));
  const found = entries.flat().filter(({ reference }) => reference === id.toUpperCase());
  if (found.length === 0) throw new UnusableArguments(`No email in the outbox has the number ${id}.`);
  return found;
}

async function entriesIn(outbox: DeliveryOutbox, folder: Folder): Promise<ListedEntry[]> {
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

const region = 'us-east-1';

type Stacks = { Stacks: { Outputs?: { OutputKey: string; OutputValue: string }[] }[] };

/**
 * Returns the outbox of a deployed stage, found by the outputs of its stack. Throws UnusableArguments if the stage does
 * not exist.
 */
export function openStageOutbox(name: string, aws: AwsCli = awsCli): OpenOutbox {
  const stack = stackOf(name);
  const { Stacks } = readAws(aws, 'cloudformation', 'describe-stacks', '--stack-name', stack) as Stacks;
  const output = (key: string) => {
    const found = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === key);
    if (!found) throw new UnusableArguments(`Expected the output ${key} of the stack ${stack}, got none.`);
    return found.OutputValue;
  };
  const sqs = new SQSClient({ region });
  return {
    outbox: createS3Outbox(output('OutboxBucket'), new S3Client({ region })),
    queue: createSqsQueue(output('WaitingQueue'), sqs),
    deadLetters: createDeadLetters({ deadLetters: output('DeadLetters'), mailEvents: output('MailEventsQueue') }, sqs),
  };
}
