import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNames, type Disk } from './disk.ts';

/** One notification about one object, as SQS would carry it. Times are milliseconds since 1970. */
export type QueueMessage = {
  id: string;
  /** Key of the object it is about. */
  key: string;
  state: 'waiting' | 'dead';
  sentAt: number;
  /** How often it was handed to the deliverer. */
  receives: number;
  firstReceivedAt?: number;
  /** Hidden from the deliverer until then. */
  visibleAt: number;
  /** What the last failure said; empty before the first. */
  reason: string;
};

/** Messages on the disk, one file each, so that a change of one is one step. */
export type MessageFiles = {
  readAll(): Promise<QueueMessage[]>;
  write(message: QueueMessage): Promise<void>;
  remove(id: string): Promise<void>;
};

/** The messages kept in `folder`. */
export function openMessageFiles(folder: string, disk: Disk): MessageFiles {
  const fileOf = (id: string) => join(folder, `${id}.json`);
  return {
    readAll: () => readMessages(folder),
    write: (message) => disk.write(fileOf(message.id), JSON.stringify(message)),
    remove: (id) => disk.remove(fileOf(id)),
  };
}

/** Every readable message in `folder`, the oldest first. */
export async function readMessages(folder: string): Promise<QueueMessage[]> {
  const messages: QueueMessage[] = [];
  for (const name of await fileNames(folder)) {
    const message = readMessage(await readFile(join(folder, name), 'utf8').catch(() => ''));
    // An unreadable one is left out: its object still waits, and the queue makes a new message for it.
    if (message) messages.push(message);
  }
  return messages.sort((one, other) => one.sentAt - other.sentAt);
}

function readMessage(text: string): QueueMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { id, key, state, sentAt, receives, visibleAt } = (value ?? {}) as Partial<QueueMessage>;
  const isWhole =
    typeof id === 'string' &&
    typeof key === 'string' &&
    (state === 'waiting' || state === 'dead') &&
    [sentAt, receives, visibleAt].every((number) => typeof number === 'number');
  return isWhole ? (value as QueueMessage) : undefined;
}
