import { writeFile } from 'node:fs/promises';
import {
  fingerprintOf,
  folders,
  keyIn,
  nameIn,
  referenceNumber,
  type Folder,
} from '../../functions/mail/outbox/keys.ts';
import { isClaimed } from '../../functions/mail/outbox/claim.ts';
import { isInfected, setFileAside } from '../../functions/mail/outbox/infected-file.ts';
import {
  type Attachment,
  type DeliveryOutbox,
  type DeliveryRecord,
  UnreadableEmail,
} from '../../functions/mail/outbox/outbox.ts';
import { longestWaitMinutes } from '../../functions/mail/outbox/retry-ladder.ts';
import { UnusableArguments } from './command.ts';
import { company } from '#content/company.ts';
import { fileWords } from '#content/visitor-file.ts';
import { countOf } from '#content/promises.ts';
import { officeTime } from '../../functions/runtime/office-time.ts';
import { listDeadLetters, redriveDeadLetters, retryAndWait, type Entry, type OpenOutbox } from './retry.ts';

type ListedEntry = Entry & { since: Date };

const usage =
  'Expected list, show ID, show ID FILE, show ID FILE --infected, retry ID|all, retry ID --again, or dead-letters list|redrive, where ID is the number that the visitor was shown, such as 7F3A-19C2.';

/**
 * `npm run outbox`: `list` (the default) shows waiting emails and emails that SES accepted without a confirmed
 * delivery, `show ID` prints everything about one email, and with `FILE` saves its attachment there, an infected one
 * only with `--infected`, `retry ID|all` sends one or all waiting emails now and waits for `outcomeMs` for what becomes
 * of them, a delivered one only with `--again`, `dead-letters list` shows what the functions have given up, and
 * `dead-letters redrive` has them try again. Returns the lines to print. Rejects with them if a retry has failed.
 */
export async function runOutboxCommand(
  open: OpenOutbox,
  [command = 'list', id = '', ...rest]: readonly string[],
  now: Date = new Date(),
  outcomeMs = 60_000,
): Promise<string[]> {
  const mayBeInfected = rest[1] === '--infected';
  if (command === 'show' && id !== '' && rest.length < (mayBeInfected ? 3 : 2) && rest[0] !== '--infected') {
    return show(open, id, rest[0], mayBeInfected);
  }
  if (command === 'retry' && id !== 'all' && rest.join() === '--again') return retry(open, id, true, now, outcomeMs);
  if (rest.length > 0) throw new UnusableArguments(usage);
  if (command === 'list' && id === '') return list(open, now);
  if (command === 'retry' && id !== '') return retry(open, id, false, now, outcomeMs);
  if (command === 'dead-letters' && id === 'list') return listDeadLetters(open);
  if (command === 'dead-letters' && id === 'redrive') return redriveDeadLetters(open, now);
  throw new UnusableArguments(usage);
}

async function list({ outbox }: OpenOutbox, now: Date): Promise<string[]> {
  const waiting = await entriesIn(outbox, 'waiting');
  const sent = await entriesIn(outbox, 'sent');
  const rowsOf = (entries: readonly ListedEntry[]) => Promise.all(entries.map((entry) => rowOf(outbox, entry, now)));
  return [
    `Waiting: ${waiting.length}`,
    ...(await rowsOf(waiting)),
    `Sent, not yet confirmed by the office's mail server: ${sent.length}`,
    ...(await rowsOf(sent)),
  ];
}

async function rowOf(outbox: DeliveryOutbox, entry: ListedEntry, now: Date): Promise<string> {
  const { folder, name, fingerprint, reference, since } = entry;
  const email = await outbox.read(keyIn(folder, name)).catch((error: unknown) => {
    if (error instanceof UnreadableEmail) return undefined;
    throw error;
  });
  const { record = {} } = (await outbox.readRecord(fingerprint)) ?? {};
  const accepted = email && `accepted ${officeTime(new Date(email.acceptedAt), company.officeHours.timeZone)}`;
  const attempts = record.attempt ? countOf(record.attempt.number ?? 1, 'attempt') : 'not tried yet';
  const state = folder === 'waiting' ? [attempts, nextAttempt(record, now), reasonOf(record)] : [];
  const parts = [reference, email && (email.form ?? 'other'), accepted, `${folder} for ${age(now, since)}`, ...state];
  return `  ${parts.filter(Boolean).join(' · ')}`;
}

async function show({ outbox }: OpenOutbox, id: string, file?: string, mayBeInfected = false): Promise<string[]> {
  const lines: string[] = [];
  let isSaved = file === undefined;
  for (const { folder, name, fingerprint } of await entriesOf(outbox, id)) {
    const stored = await outbox.read(keyIn(folder, name));
    if (!stored) continue;
    const { record = {} } = (await outbox.readRecord(fingerprint)) ?? {};
    const { attachment, infectedFile, message, ...headers } = isInfected(record) ? setFileAside(stored) : stored;
    const fileName = attachment && { attachment: attachment.fileName };
    lines.push(keyIn(folder, name), JSON.stringify({ ...headers, ...fileName, record }, undefined, 2), '', message);
    if (infectedFile) lines.push('', `SES rejected ${infectedFile.fileName} as infected: it is not sent.`);
    const found = attachment ?? infectedFile;
    if (file === undefined || !found || isSaved) continue;
    if (!attachment && !mayBeInfected) {
      throw new UnusableArguments(
        `SES rejected ${found.fileName} as infected. To save it all the same: show ${id} ${file} --infected`,
      );
    }
    await save(found, file);
    lines.push('', `${found.fileName} is saved as ${file}. ${attachment ? fileWords.warning : fileWords.saved}`);
    isSaved = true;
  }
  if (!isSaved) throw new UnusableArguments(`The email ${id} has no attachment.`);
  return lines;
}

async function save({ base64 }: Attachment, file: string): Promise<void> {
  await writeFile(file, Buffer.from(base64, 'base64'), { flag: 'wx' }).catch((cause: Error) => {
    throw new UnusableArguments(
      `The attachment could not be saved as ${file}, a file that must be new: ${cause.message}`,
    );
  });
}

async function retry(open: OpenOutbox, id: string, isAgain: boolean, now: Date, outcomeMs: number): Promise<string[]> {
  const found = id === 'all' ? await entriesIn(open.outbox, 'waiting') : await entriesOf(open.outbox, id);
  const delivered = found.filter(({ folder }) => folder === 'delivered' && !isAgain);
  const entries = found.filter((entry) => !delivered.includes(entry));
  const outcomes = await retryAndWait(open, entries, now, outcomeMs);
  const lines = outcomes.map((outcome, index) => {
    const words =
      typeof outcome === 'object' ? `was not sent. ${reasonOf({ failure: outcome })}` : outcomeWords[outcome];
    return `${entries[index]?.reference ?? ''} ${words}`;
  });
  for (const { reference, since } of delivered) {
    const time = officeTime(since, company.officeHours.timeZone);
    lines.push(
      `${reference} is not sent again: the office's mail server has it since ${time}. To send it all the same: retry ${reference} --again`,
    );
  }
  if (outcomes.some((outcome) => typeof outcome === 'object')) throw new Error(lines.join('\n'));
  return lines.length === 0 ? ['No email waits.'] : lines;
}

const outcomeWords = {
  accepted: 'is sent: SES accepted it.',
  queued: 'is queued, and its outcome is not known yet: list shows it.',
  busy: 'is being handled at the moment: try again in a minute.',
};

async function entriesOf(outbox: DeliveryOutbox, id: string): Promise<ListedEntry[]> {
  const entries = await Promise.all(folders.map((folder) => entriesIn(outbox, folder)));
  const digits = (reference: string) => reference.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const found = entries.flat().filter(({ reference }) => digits(reference) === digits(id));
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

function nextAttempt(record: DeliveryRecord, now: Date): string {
  const { bounce, lastAcceptedAt, attempt, failure } = record;
  if (isClaimed(record, now)) return 'being sent';
  if (!bounce || lastAcceptedAt !== undefined) {
    return failure ? `next attempt within ${longestWaitMinutes(attempt?.number ?? 1)} min` : '';
  }
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
