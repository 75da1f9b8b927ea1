import { randomUUID } from 'node:crypto';
import type { Context, SQSEvent, SQSHandler } from 'aws-lambda';
import type { RetryStep } from '../../../functions/mail/outbox/retry-ladder.ts';

type QueueProps = {
  /** Name in log lines. */
  name: string;
  /** The waits and attempts of the stack's queues. */
  ladder: readonly [RetryStep, ...RetryStep[]];
  /** First wait of the retry ladder, in milliseconds; the others keep their proportion to it. */
  firstWaitMs: number;
  /** Takes a message that was received too often. */
  onDead: (body: string) => void;
};

/**
 * SQS in memory, with the queues of the retry ladder in sequence. One function receives the messages, one at a time.
 */
export type Queue = {
  send(body: string): void;
  /** Starts invoking the function; the message that has been visible longest is first. */
  start(handler: SQSHandler): void;
  /** Stops invoking the function and waits for the running call, at most `longestMs`. */
  stop(longestMs: number): Promise<void>;
};

type Message = { id: string; body: string; receives: number; visibleAt: number };

/** Timeout of the function, in milliseconds. */
const timeoutMs = 30_000;

export function openQueue({ name, ladder, firstWaitMs, onDead }: QueueProps): Queue {
  const scale = firstWaitMs / ladder[0].waitMinutes;
  const waits = ladder.flatMap(({ attempts, waitMinutes }) => Array<number>(attempts).fill(waitMinutes * scale));
  const messages = new Set<Message>();
  let handler: SQSHandler | undefined;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function work(): void {
    clearTimeout(timer);
    if (!handler || running) return;
    const [next] = [...messages].sort((one, other) => one.visibleAt - other.visibleAt);
    if (!next) return;
    const delay = next.visibleAt - Date.now();
    if (delay > 0) {
      timer = setTimeout(work, delay);
      return;
    }
    running = handle(next, handler).finally(() => {
      running = undefined;
      work();
    });
  }

  async function handle(message: Message, consumer: SQSHandler): Promise<void> {
    const wait = waits[message.receives] ?? 0;
    message.receives += 1;
    const isDone = await invoke(consumer, message);
    message.visibleAt = Date.now() + wait;
    const isDead = message.receives >= waits.length;
    if (isDone || isDead) messages.delete(message);
    if (isDead && !isDone) onDead(message.body);
    if (!isDone) console.log(JSON.stringify({ event: isDead ? 'message-dead' : 'message-failed', queue: name }));
  }

  return {
    send(body) {
      messages.add({ id: randomUUID(), body, receives: 0, visibleAt: Date.now() });
      work();
    },
    start(next) {
      handler = next;
      work();
    },
    async stop(longestMs) {
      handler = undefined;
      clearTimeout(timer);
      await Promise.race([running, after(longestMs)]);
    },
  };
}

/** Invokes the function as Lambda would, with a batch of one. False if it throws, reports a failure or times out. */
async function invoke(handler: SQSHandler, message: Message): Promise<boolean> {
  // The types require whole records and contexts; our handlers read only this.
  const event = { Records: [{ messageId: message.id, body: message.body }] } as SQSEvent;
  const context = { awsRequestId: message.id, getRemainingTimeInMillis: () => timeoutMs } as Context;
  try {
    const result = handler(event, context, () => undefined);
    const response = await Promise.race([result, after(timeoutMs).then(() => Promise.reject(new Error('Timeout')))]);
    return !response?.batchItemFailures.some(({ itemIdentifier }) => itemIdentifier === message.id);
  } catch (cause) {
    console.error(JSON.stringify({ event: 'function-failed', cause: String(cause) }));
    return false;
  }
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
