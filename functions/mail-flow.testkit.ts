import type { SQSEvent } from 'aws-lambda';
import { createHandler as createDeliverEmail } from './deliver-email/handler.ts';
import { batch, envelope, sampleEmail } from './deliver-email/deliver-email.testkit.ts';
import { createHandler as createMailEvents } from './mail-events/handler.ts';
import { recordedEvent, type RecordedEvent } from './mail-events/recorded-events.ts';
import { fingerprint, referenceNumber } from './outbox/keys.ts';
import type { OutboxEmail } from './outbox/outbox.ts';
import { createMemoryOutbox } from './outbox/memory-outbox.testkit.ts';
import { mailEventLadder, requeueMinutes, retryLadder, type RetryStep } from './outbox/retry-ladder.ts';
import { createdNotification } from './outbox/sqs-queue.ts';
import { createHandler as createRequeueEmails } from './requeue-emails/handler.ts';

type Message = { body: string; receives: number; visibleAt: number };
type QueueFunction = (event: SQSEvent) => Promise<{ batchItemFailures: readonly unknown[] }>;

/** Events that SES sends a minute after an attempt, in this order; `fails` makes the attempt itself fail. */
export type SesOutcome = readonly RecordedEvent[] | 'fails';

const minute = 60_000;

/**
 * Simulates the mail pipeline behind send-email with a virtual clock: S3's notifications, the queues, SES and its
 * events, and the schedule of requeue-emails.
 */
export function createMailFlow() {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const clock = () => new Date(now);
  const lines: { event: string }[] = [];
  const log = (event: string, details = {}) => void lines.push({ event, ...details });

  const waiting: Message[] = [];
  const events: Message[] = [];
  const dead: Message[] = [];
  const add = (queue: Message[], body: string) => void queue.push({ body, receives: 0, visibleAt: now });
  const switches = { notifies: true, delivers: true };
  const outbox = createMemoryOutbox({
    now: clock,
    onCreated: (key) => switches.notifies && key.startsWith('waiting/') && add(waiting, createdNotification(key)),
  });

  const attempts: { name: string; messageId: string; at: number }[] = [];
  let ses: (attempt: number) => SesOutcome = () => ['delivery'];
  const mailer = {
    send: async (_mime: Uint8Array, name: string) => {
      const messageId = `ses-${attempts.length + 1}`;
      attempts.push({ name, messageId, at: now });
      const outcome = ses(attempts.length);
      if (outcome === 'fails') throw new Error('Throttling');
      for (const event of outcome) reports.push({ at: now + minute, body: recordedEvent(event, { name, messageId }) });
      return messageId;
    },
  };
  const reports: { at: number; body: string }[] = [];

  const deliverEmail = createDeliverEmail({ outbox, mailer, envelope, now: clock, log });
  const mailEvents = createMailEvents({ outbox, now: clock, log });
  const requeueEmails = createRequeueEmails({
    outbox,
    queue: { enqueue: async (key) => add(waiting, createdNotification(key)) },
    now: clock,
    log,
  });

  async function drain(queue: Message[], ladder: readonly RetryStep[], handler: QueueFunction): Promise<void> {
    const limits = ladder.flatMap(({ attempts: count, waitMinutes }) =>
      Array.from({ length: count }, () => waitMinutes),
    );
    for (const message of queue.filter(({ visibleAt }) => visibleAt <= now)) {
      const { batchItemFailures } = await handler(batch(message.body));
      message.visibleAt = now + (limits[message.receives] ?? 0) * minute;
      message.receives += 1;
      const isDead = batchItemFailures.length > 0 && message.receives >= limits.length;
      if (isDead) dead.push(message);
      if (isDead || batchItemFailures.length === 0) queue.splice(queue.indexOf(message), 1);
    }
  }

  return {
    outbox,
    attempts,
    switches,
    dead,
    /** Sets SES's outcome of the n-th attempt, counted from 1. */
    sesDoes: (rule: (attempt: number) => SesOutcome) => void (ses = rule),
    /** Returns the logged events except `email-sent`. */
    events: () => lines.map(({ event }) => event).filter((event) => event !== 'email-sent'),
    /** Publishes an SES event; also duplicates, or events of unknown emails. */
    publish: (event: RecordedEvent, attempt: { name: string; messageId: string }) =>
      add(events, recordedEvent(event, attempt)),
    /** Deletes every message of the queue, as SQS does after the retention period. */
    expireMessages: () => void waiting.splice(0),
    accept: (body: string, change: Partial<OutboxEmail> = {}) => {
      const print = fingerprint(body);
      const email = { acceptedAt: clock().toISOString(), reference: referenceNumber(print), ...change };
      return outbox.put(print, sampleEmail(email));
    },
    /** Advances the clock by days on which nothing runs. */
    skipDays: (days: number) => void (now += days * 24 * 60 * minute),
    /** Advances the clock minute by minute. */
    pass: async (minutes: number) => {
      for (const end = now + minutes * minute; now < end; now += minute) {
        for (const { body } of reports.filter(({ at }) => at === now)) add(events, body);
        if (now % (requeueMinutes * minute) === 0) await requeueEmails();
        if (switches.delivers) await drain(waiting, retryLadder, deliverEmail);
        await drain(events, mailEventLadder, mailEvents);
      }
    },
  };
}
