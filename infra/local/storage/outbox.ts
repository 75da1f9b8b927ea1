import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNames, openDisk } from './disk.ts';
import { isRunning } from './lock.ts';
import { readMessages, type QueueMessage } from './message.ts';
import { storageFolders } from '../storage.ts';

/** One e-mail that has not arrived yet. */
type Entry = Pick<QueueMessage, 'id' | 'state' | 'receives' | 'sentAt' | 'visibleAt'> & {
  /** Number the visitor was shown. */
  reference: string;
  reason: string;
};

const usage = 'Expected nothing, or `retry` and a number from the list, or `retry all`.';

/**
 * `npm run outbox`: what waits and what died, as lines to print. `retry ID|all` sends dead letters again: at once
 * while the product runs, else at its next start. Answers `{ error }` for arguments it does not know.
 */
export async function runOutbox(
  folder: string,
  args: readonly string[],
): Promise<{ lines: string[] } | { error: string }> {
  const [command, id, ...rest] = args;
  if (command === undefined) return { lines: table(await readEntries(folder), Date.now()) };
  if (command !== 'retry' || id === undefined || rest.length > 0) return { error: usage };
  return retry(folder, id);
}

async function retry(folder: string, id: string): Promise<{ lines: string[] } | { error: string }> {
  const entries = await readEntries(folder);
  const wanted = entries.filter((entry) =>
    id === 'all'
      ? entry.state === 'dead'
      : entry.id.startsWith(id.toLowerCase()) || entry.reference === id.toUpperCase(),
  );
  if (wanted.length === 0) {
    return id === 'all' ? { lines: ['Nothing is dead.'] } : { error: `Nothing in the outbox has the number ${id}.` };
  }
  const disk = await openDisk(folder, 'outbox-command');
  for (const entry of wanted) await disk.write(join(storageFolders(folder).retries, entry.id), '');
  const when = (await isRunning(folder)) ? 'now' : 'when the product is started (npm start)';
  return { lines: [`${wanted.length} ${wanted.length === 1 ? 'message is' : 'messages are'} sent again ${when}.`] };
}

async function readEntries(folder: string): Promise<Entry[]> {
  const folders = storageFolders(folder);
  const messages = await readMessages(folders.queue);
  const known = new Set(messages.map(({ key }) => key));
  // Accepted the moment before a crash: the queue learns of it at the next start.
  const unknown = (await fileNames(join(folders.objects, 'waiting')))
    .map((name) => `waiting/${name}`)
    .filter((key) => !known.has(key))
    .map(
      (key): QueueMessage => ({ id: '', key, state: 'waiting', sentAt: NaN, receives: 0, visibleAt: 0, reason: '' }),
    );
  return Promise.all(
    [...messages, ...unknown].map(async (message) => {
      const fingerprint = /^waiting\/([0-9a-f]{32})-/.exec(message.key)?.[1] ?? '';
      const told = await readFailure(join(folders.objects, 'deliveries', `${fingerprint}.json`));
      return { ...message, reference: referenceOf(fingerprint), reason: told ?? message.reason };
    }),
  );
}

/** What deliver-email wrote down about its last attempt, in the other side's words. */
async function readFailure(file: string): Promise<string | undefined> {
  try {
    const { failure } = JSON.parse(await readFile(file, 'utf8')) as { failure?: { kind?: unknown; reason?: unknown } };
    return failure ? `${String(failure.kind)}: ${String(failure.reason)}` : undefined;
  } catch {
    return undefined;
  }
}

function table(entries: readonly Entry[], now: number): string[] {
  const dead = entries.filter(({ state }) => state === 'dead');
  const waiting = entries.filter(({ state }) => state === 'waiting');
  return [
    ...section(
      'Waiting',
      waiting,
      (entry) => (entry.visibleAt > now ? `again in ${age(entry.visibleAt - now)}` : 'due'),
      now,
    ),
    ...section('Dead', dead, () => 'npm run outbox -- retry', now),
  ];
}

function section(title: string, entries: readonly Entry[], next: (entry: Entry) => string, now: number): string[] {
  const lines = entries.map((entry) => {
    const attempts = `${entry.receives} ${entry.receives === 1 ? 'attempt' : 'attempts'}`;
    const old = Number.isNaN(entry.sentAt) ? 'just accepted' : `${age(now - entry.sentAt)} old`;
    return `  ${[entry.id.slice(0, 8).padEnd(8), entry.reference, old, attempts, next(entry), entry.reason].filter(Boolean).join(' · ')}`;
  });
  return [`${title}: ${entries.length}`, ...lines];
}

function referenceOf(fingerprint: string): string {
  return `${fingerprint.slice(0, 4)}-${fingerprint.slice(4, 8)}`.toUpperCase();
}

function age(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7_200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}
