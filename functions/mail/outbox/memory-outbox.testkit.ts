import { reminderKey } from './deletion-reminder.ts';
import type { DeliveryOutbox, DeliveryRecord, Outbox } from './outbox.ts';
import { parseStoredEmail } from './stored-objects.ts';
import { keyIn, waitingKey, type Folder } from './keys.ts';

export type MemoryOutbox = Outbox &
  DeliveryOutbox & {
    /** All objects except delivery records, by key. */
    objects: ReadonlyMap<string, { text: string; since: Date }>;
    keys(folder: Folder | 'reminders'): string[];
    store(key: string, text: string): void;
  };

/** Returns an outbox in memory with the guarantees of the S3 outbox, for tests. */
export function createMemoryOutbox({
  now = () => new Date(),
  onCreated = () => {},
}: {
  now?: () => Date;
  onCreated?: (key: string) => void;
} = {}): MemoryOutbox {
  const objects = new Map<string, { text: string; since: Date }>();
  const keys = (folder: Folder | 'reminders') => [...objects.keys()].filter((key) => key.startsWith(`${folder}/`));
  const store = (key: string, text: string) => {
    objects.set(key, { text, since: now() });
    onCreated(key);
  };
  const records = new Map<string, { record: DeliveryRecord; version: string }>();
  let writes = 0;
  return {
    objects,
    keys,
    store,
    put: async (fingerprint, email) => {
      const key = waitingKey(fingerprint, new Date(email.acceptedAt));
      if (objects.has(key)) return 'already-there';
      store(key, JSON.stringify(email));
      return 'stored';
    },
    read: async (key) => {
      const stored = objects.get(key);
      return stored === undefined ? undefined : parseStoredEmail(stored.text);
    },
    remove: async (key) => {
      objects.delete(key);
    },
    removeAll: async (keys) => {
      for (const key of keys) objects.delete(key);
    },
    move: async (name, from, to) => {
      const moved = objects.get(keyIn(from, name));
      if (moved === undefined) return false;
      store(keyIn(to, name), moved.text);
      objects.delete(keyIn(from, name));
      return true;
    },
    has: async (folder, name) => objects.has(keyIn(folder, name)),
    addReminder: async (reminder) => store(reminderKey(reminder), '{}'),
    list: async (folder, end) =>
      keys(folder)
        .filter((key) => end === undefined || key < end)
        .map((key) => ({ key, since: objects.get(key)!.since })),
    readRecord: async (fingerprint) => records.get(fingerprint),
    writeRecord: async (fingerprint, record, expected) => {
      const held = records.get(fingerprint)?.version;
      if (expected !== 'any' && held !== (expected === 'none' ? undefined : expected.version)) return undefined;
      const version = String((writes += 1));
      records.set(fingerprint, { record, version });
      return version;
    },
  };
}
