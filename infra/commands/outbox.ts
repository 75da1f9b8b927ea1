import { writeFile } from 'node:fs/promises';
import { folders, keyIn } from '../../functions/mail/outbox/keys.ts';
import { isClaimed } from '../../functions/mail/outbox/claim.ts';
import { isInfected, setFileAside } from '../../functions/mail/outbox/infected-file.ts';
import { mapConcurrently } from '../../functions/mail/outbox/map-concurrently.ts';
import type {
  Attachment,
  DeliveryFailure,
  DeliveryOutbox,
  DeliveryRecord,
  OutboxEmail,
} from '../../functions/mail/outbox/outbox.ts';
import { longestWaitMinutes } from '../../functions/mail/outbox/retry-ladder.ts';
import { unexpected, UnusableArguments } from './command.ts';
import { company } from '#content/company.ts';
import { fileWords } from '#content/visitor-file.ts';
import { countOf } from '#content/promises.ts';
import { officeTime } from '../../functions/runtime/office-time.ts';
import { deadLetterLines } from './dead-letters.ts';
import { isConfirmed, personLines } from './person.ts';
import { callers, entriesIn, retryAndWait, type ListedEntry, type OpenOutbox } from './retry.ts';

/** ID is the number that the visitor was shown, such as 7F3A-19C2. */
export const outboxUsage =
  'npm run outbox -- [--stage STAGE] list [--names], show ID [FILE [--infected]], retry ID|all, retry ID --again, find ADDRESS, forget ADDRESS [--undelivered], or dead-letters list|redrive';

const forms = [
  /^(list(\n--names)?)?$/,
  /^show\n[^\n]+(\n(?!--)[^\n]+(\n--infected)?)?$/,
  /^retry\n(?!all\n)[^\n]+(\n--again)?$/,
  /^(find\n[^\n]+|forget\n(?!--)[^\n]+(\n--undelivered)?)$/,
  /^dead-letters\n(list|redrive)$/,
];

/** Throws UnusableArguments for words that are no command of the outbox, before anything is opened. */
export function checkOutboxArguments(words: readonly string[]): void {
  if (forms.some((form) => form.test(words.join('\n')))) return;
  throw unexpected('list, show, retry, find, forget or dead-letters, with the words of the usage', words.join(' '));
}

/**
 * `npm run outbox`: `list` (the default) shows waiting emails and emails that SES accepted without a confirmed
 * delivery, with `--names` from whom and about what, `show ID` prints everything about one email, and with `FILE` saves
 * its attachment there, an infected one only with `--infected`, `retry ID|all` sends one or all waiting emails now and waits for `outcomeMs` for what becomes
 * of them, a delivered one only with `--again`, `find ADDRESS` and `forget ADDRESS` show and delete what is stored of a
 * person, `dead-letters list` shows what the functions have given up, and `dead-letters redrive` has them try again. Yields
 * each line to print as soon as it is known. Throws after the last one if something has failed.
 */
export async function* runOutboxCommand(
  open: OpenOutbox,
  words: readonly string[],
  now: Date = new Date(),
  outcomeMs = 60_000,
  confirm = isConfirmed,
): AsyncGenerator<string> {
  checkOutboxArguments(words);
  const [command = 'list', id = '', option, infected] = words;
  if (command === 'show') yield* show(open, id, option, infected !== undefined);
  else if (command === 'retry') yield* retry(open, id, option === '--again', now, outcomeMs);
  else if (command === 'list') yield* list(open, now, id === '--names');
  else if (command === 'find') yield* personLines(open, id, now);
  else if (command === 'forget') yield* personLines(open, id, now, { confirm, isUndelivered: option !== undefined });
  else yield* deadLetterLines(open, id === 'redrive' ? now : undefined);
}

async function* list({ outbox }: OpenOutbox, now: Date, hasNames: boolean): AsyncGenerator<string> {
  let failures = 0;
  for (const [folder, title] of [
    ['waiting', 'Waiting'],
    ['sent', "Sent, not yet confirmed by the office's mail server"],
  ] as const) {
    const entries = await entriesIn(outbox, folder);
    yield `${title}: ${entries.length}`;
    const describe = (entry: ListedEntry) =>
      rowOf(outbox, entry, now, hasNames).catch((error: Error) => {
        failures += 1;
        return `  ${entry.reference} · ${error.message}`;
      });
    for await (const row of mapConcurrently(entries, callers, describe)) if (row !== undefined) yield row;
  }
  if (failures > 0) throw new Error(`${countOf(failures, 'email')} could not be read.`);
}

/** Returns undefined if the email has left the folder since that was listed. */
async function rowOf(outbox: DeliveryOutbox, entry: ListedEntry, now: Date, hasNames: boolean) {
  const { folder, name, fingerprint, reference, since } = entry;
  const reading = outbox[hasNames ? 'read' : 'readHead'](keyIn(folder, name));
  const [email, stored] = await Promise.all([reading, outbox.readRecord(fingerprint)]);
  if (email === undefined) return undefined;
  const { acceptedAt, form = 'other', subject = '', replyTo = '', fields = {} }: Partial<OutboxEmail> = email;
  const time = acceptedAt && officeTime(new Date(acceptedAt), company.officeHours.timeZone);
  const { record = {} } = stored ?? {};
  const attempts = record.attempt ? countOf(record.attempt.number ?? 1, 'attempt') : 'not tried yet';
  const reason = record.failure && problemOf(record.failure);
  const state = folder === 'waiting' ? [attempts, nextAttempt(record, now), reason] : [];
  const names = hasNames ? [subject, replyTo, fields['role'] ?? fields['about'] ?? fields['interest'] ?? ''] : [];
  const times = time ? [form, ...names, `accepted ${time}`] : [];
  const words = [reference, ...times, `${folder} for ${age(now, since)}`, ...state];
  return `  ${words.filter(Boolean).join(' · ')}`;
}

async function* show({ outbox }: OpenOutbox, id: string, file?: string, mayBeInfected = false): AsyncGenerator<string> {
  let isSaved = file === undefined;
  for (const { folder, name, fingerprint } of await entriesOf(outbox, id)) {
    const stored = await outbox.read(keyIn(folder, name));
    if (!stored) continue;
    const { record = {} } = (await outbox.readRecord(fingerprint)) ?? {};
    const { attachment, infectedFile, message, ...headers } = isInfected(record) ? setFileAside(stored) : stored;
    const fileName = attachment && { attachment: attachment.fileName };
    const printed = JSON.stringify({ ...headers, ...fileName, record }, undefined, 2);
    // When send-email accepted the email. Beside an attempt it reads as if SES had.
    yield* [keyIn(folder, name), printed.replaceAll('"acceptedAt":', '"emailAcceptedAt":'), '', message];
    if (infectedFile) yield* ['', `SES rejected ${infectedFile.fileName} as infected: it is not sent.`];
    const found = attachment ?? infectedFile;
    if (file === undefined || !found || isSaved) continue;
    if (!attachment && !mayBeInfected) {
      throw new UnusableArguments(
        `SES rejected ${found.fileName} as infected. To save it all the same: show ${id} ${file} --infected`,
      );
    }
    await save(found, file);
    yield* ['', `${found.fileName} is saved as ${file}. ${attachment ? fileWords.warning : fileWords.saved}`];
    isSaved = true;
  }
  if (!isSaved) throw new UnusableArguments(`The email ${id} has no attachment.`);
}

async function save({ base64 }: Attachment, file: string): Promise<void> {
  await writeFile(file, Buffer.from(base64, 'base64'), { flag: 'wx' }).catch((cause: Error) => {
    throw new UnusableArguments(
      `The attachment could not be saved as ${file}, a file that must be new: ${cause.message}`,
    );
  });
}

async function* retry(
  open: OpenOutbox,
  id: string,
  isAgain: boolean,
  now: Date,
  outcomeMs: number,
): AsyncGenerator<string> {
  const found = id === 'all' ? await entriesIn(open.outbox, 'waiting') : await entriesOf(open.outbox, id);
  if (found.length === 0) yield 'No email waits.';
  const isKept = ({ folder }: ListedEntry) => folder === 'delivered' && !isAgain;
  for (const { reference, since } of found.filter(isKept)) {
    const time = officeTime(since, company.officeHours.timeZone);
    yield `${reference} is not sent again: the office's mail server has it since ${time}. To send it all the same: retry ${reference} --again`;
  }
  const entries = found.filter((entry) => !isKept(entry));
  if (entries.length > 1) yield `${countOf(entries.length, 'email')} to send:`;
  let failures = 0;
  for await (const [{ reference }, outcome] of retryAndWait(open, entries, now, outcomeMs)) {
    if (typeof outcome === 'object') failures += 1;
    yield `${reference} ${typeof outcome === 'object' ? `was not sent. ${problemOf(outcome)}` : outcomeWords[outcome]}`;
  }
  if (failures > 0) throw new Error(`${failures} of ${countOf(entries.length, 'email')} not sent.`);
}

const outcomeWords = {
  accepted: 'is sent: SES accepted it.',
  queued: 'is queued, and its outcome is not known yet: list shows it.',
  busy: 'is being handled at the moment: try again in a minute.',
};

async function entriesOf(outbox: DeliveryOutbox, id: string): Promise<ListedEntry[]> {
  const prefix = id.toLowerCase().replaceAll(/[^0-9a-z]/g, '');
  const isNumber = /^[0-9a-f]{8}$/.test(prefix);
  const found = isNumber ? (await Promise.all(folders.map((folder) => entriesIn(outbox, folder, prefix)))).flat() : [];
  if (found.length === 0) throw new UnusableArguments(`No email in the outbox has the number ${id}.`);
  return found;
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

function problemOf(problem: DeliveryFailure | Error): string {
  return problem instanceof Error ? problem.message : `${problem.kind}: ${problem.reason}`;
}

function age(now: Date, since: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - since.getTime()) / 60_000));
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
