import type { DeliveryOutbox, DeliveryRecord, Outbox } from './outbox.ts';
import { parseStoredEmail } from './stored-email.ts';
import { waitingKey } from './keys.ts';

/** An outbox that keeps its promises for as long as the process lives: for tests and the benchmark. */
export function createMemoryOutbox(): Outbox & DeliveryOutbox & { waiting: Map<string, string> } {
  const waiting = new Map<string, string>();
  const records = new Map<string, { record: DeliveryRecord; version: string }>();
  let writes = 0;
  return {
    waiting,
    put: async (fingerprint, email) => {
      const key = waitingKey(fingerprint, new Date(email.acceptedAt));
      if (waiting.has(key)) return 'already-there';
      waiting.set(key, JSON.stringify(email));
      return 'stored';
    },
    read: async (key) => {
      const stored = waiting.get(key);
      return stored === undefined ? undefined : parseStoredEmail(stored);
    },
    remove: async (key) => {
      waiting.delete(key);
    },
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
