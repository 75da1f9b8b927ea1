import { randomUUID } from 'node:crypto';
import type { MessageFiles, QueueMessage } from './message.ts';

/** What became of one delivery: nothing to say, or why it failed. */
export type Delivery = { failed?: string };

export type QueueProps = {
  files: MessageFiles;
  /** First back-off in milliseconds. */
  retryBaseMs: number;
  /** Failed receives after which a message is dead. */
  maxReceives?: number;
  /** Messages handled at the same time. */
  deliverers?: number;
};

/** SQS on this machine: at least once, with visibility, growing back-off and dead letters. */
export type Queue = {
  /** Adds a message about an object; resolves when it is on the disk, and keeps it in memory even when it is not. */
  enqueue(key: string): Promise<void>;
  /** Starts handing messages to `deliver`, the one that has been visible longest first. */
  start(deliver: (message: QueueMessage) => Promise<Delivery>): void;
  /** Makes messages visible now, dead ones included; `all` means every dead one. Answers how many it found. */
  retry(id: string): Promise<number>;
  /** Takes no further message and waits for the deliveries that are under way, at most `patienceMs`. */
  stop(patienceMs: number): Promise<void>;
};

/** With the default 1 s these are 1, 2, 4 … 256 s and then 5 minutes each: about two and a half hours. */
const defaultMaxReceives = 40;

/** Milliseconds a message stays hidden after its n-th receive: doubling from the base, at most 300 times the base. */
export function backoffMs(receives: number, baseMs: number): number {
  return baseMs * Math.min(2 ** (receives - 1), 300);
}

/** The queue with the messages its files hold and one more for each of `keys` that none of them is about. */
export async function openQueue(props: QueueProps, keys: readonly string[]): Promise<Queue> {
  const { files, retryBaseMs, maxReceives = defaultMaxReceives, deliverers = 1 } = props;
  const messages = new Map<string, QueueMessage>();
  const inFlight = new Map<string, Promise<void>>();
  const changes = new Map<string, Promise<void>>();
  let deliver: ((message: QueueMessage) => Promise<Delivery>) | undefined;
  let timer: NodeJS.Timeout | undefined;

  for (const message of await files.readAll()) {
    // A restart is a fresh chance: nobody waits out a back-off that a mended fault has made pointless.
    messages.set(message.id, { ...message, visibleAt: Math.min(message.visibleAt, Date.now()) });
  }
  const known = new Set([...messages.values()].map(({ key }) => key));
  for (const key of keys) if (!known.has(key)) await enqueue(key);

  async function enqueue(key: string): Promise<void> {
    const now = Date.now();
    const id = randomUUID();
    const message: QueueMessage = { id, key, state: 'waiting', sentAt: now, receives: 0, visibleAt: now, reason: '' };
    messages.set(id, message);
    await save(message);
    work();
  }

  /** Gives free deliverers the next visible messages and sleeps until the one after. */
  function work(): void {
    clearTimeout(timer);
    if (!deliver) return;
    const waiting = [...messages.values()]
      .filter(({ id, state }) => state === 'waiting' && !inFlight.has(id))
      .sort((one, other) => one.visibleAt - other.visibleAt || one.sentAt - other.sentAt);
    for (const message of waiting) {
      if (inFlight.size >= deliverers) return;
      const delay = message.visibleAt - Date.now();
      if (delay > 0) {
        timer = setTimeout(work, delay);
        return;
      }
      inFlight.set(
        message.id,
        handle(message, deliver).finally(() => {
          inFlight.delete(message.id);
          work();
        }),
      );
    }
  }

  async function handle(message: QueueMessage, deliver: (message: QueueMessage) => Promise<Delivery>): Promise<void> {
    message.receives += 1;
    message.firstReceivedAt ??= Date.now();
    // Counted on the disk before the attempt: a message that kills the process must come to its end too.
    await save(message);
    const { failed } = await deliver(message).catch((cause: unknown): Delivery => ({ failed: String(cause) }));
    if (failed === undefined) {
      messages.delete(message.id);
      await inTurn(message.id, () => files.remove(message.id));
      return;
    }
    message.reason = failed;
    message.visibleAt = Date.now() + backoffMs(message.receives, retryBaseMs);
    if (message.receives >= maxReceives) message.state = 'dead';
    await save(message);
    const { id, receives, state } = message;
    console.log(JSON.stringify({ event: state === 'dead' ? 'message-dead' : 'message-failed', id, receives }));
  }

  function save(message: QueueMessage): Promise<void> {
    return inTurn(message.id, () => files.write(message));
  }

  /** One change of a message's file after another: of two that are under way the older may end last. */
  function inTurn(id: string, change: () => Promise<void>): Promise<void> {
    const changed = (changes.get(id) ?? Promise.resolve())
      .then(change)
      .catch(report)
      .finally(() => changes.get(id) === changed && changes.delete(id));
    changes.set(id, changed);
    return changed;
  }

  return {
    enqueue,
    start(next) {
      deliver = next;
      work();
    },
    async retry(id) {
      const found = [...messages.values()].filter((message) =>
        id === 'all' ? message.state === 'dead' : message.id === id && !inFlight.has(id),
      );
      for (const message of found) {
        Object.assign(message, { state: 'waiting', receives: 0, visibleAt: Date.now() });
        await save(message);
      }
      work();
      return found.length;
    },
    async stop(patienceMs) {
      deliver = undefined;
      clearTimeout(timer);
      let patience: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, patienceMs);
      });
      await Promise.race([Promise.allSettled(inFlight.values()), enough]);
      clearTimeout(patience);
    },
  };
}

/** A queue that cannot be written goes on from memory: the objects are kept, a restart makes their messages again. */
function report(cause: unknown): void {
  console.error(JSON.stringify({ event: 'queue-not-written', cause: String(cause) }));
}
