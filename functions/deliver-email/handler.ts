import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { claimDelivery } from '../outbox/claim.ts';
import { fingerprintIn } from '../outbox/keys.ts';
import { OutboxUnavailable, UnreadableEmail, type DeliveryFailure, type DeliveryOutbox } from '../outbox/outbox.ts';
import type { Log } from '../runtime/log.ts';
import { composeMime, type Envelope } from './mime.ts';
import { createdKeys } from './notification.ts';
import { MailRejected, type Mailer } from './ses.ts';

/** What the handler works with; a test brings its own. */
export type Parts = { outbox: DeliveryOutbox; mailer: Mailer; envelope: Envelope; now: () => Date; log: Log };

/** A batch of the queue; Lambda says in `context` how much time is left. */
export type QueueHandler = (
  event: SQSEvent,
  context?: Pick<Context, 'getRemainingTimeInMillis'>,
) => Promise<SQSBatchResponse>;

/**
 * How long a claim holds, and what must be left of the function's time to begin: 12 s for SES and 6 s for the record.
 * Where storage is so slow that claiming takes more than the rest, the office may get a message twice, never not at all.
 */
const leaseMs = 20_000;

/**
 * Delivers the e-mails that a batch of S3 notifications names, each at least once, and removes what SES took from
 * the outbox. Answers the messages that failed, so that the queue repeats these and no others; an e-mail that is gone
 * is done. An error of the outbox or of SES fails its own message and nothing else.
 */
export function createHandler(parts: Parts): QueueHandler {
  return async (event, context) => {
    const failed: string[] = [];
    for (const record of event.Records) {
      // What cannot be finished in time goes back untouched instead of being cut in the middle.
      const inTime = (context?.getRemainingTimeInMillis() ?? Infinity) > leaseMs;
      if (!inTime || !(await isDone(parts, record))) failed.push(record.messageId);
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
}

async function isDone(parts: Parts, record: SQSRecord): Promise<boolean> {
  const keys = createdKeys(record.body);
  if (keys === undefined) {
    parts.log('notification-unreadable', { messageId: record.messageId });
    return false;
  }
  let done = true;
  for (const key of keys) {
    try {
      done = (await deliver(parts, key)) && done;
    } catch (error) {
      parts.log('outbox-failed', { key, reason: error instanceof OutboxUnavailable ? error.reason : String(error) });
      done = false;
    }
  }
  return done;
}

async function deliver(parts: Parts, key: string): Promise<boolean> {
  const { outbox, mailer, envelope, now, log } = parts;
  const fingerprint = fingerprintIn(key);
  if (fingerprint === undefined) {
    log('key-unknown', { key });
    return false;
  }
  const email = await readEmail(parts, key, fingerprint);
  if (email === 'unreadable') return false;
  if (email === undefined) return true;

  const { acceptedAt, reference } = email;
  const claim = await claimDelivery(outbox, { fingerprint, acceptedAt, now: now(), leaseMs });
  if (claim.state === 'busy') return false;
  if (claim.state === 'delivered') {
    await outbox.remove(key);
    log('repeat-dropped', { reference });
    return true;
  }
  try {
    await mailer.send(await composeMime(email, envelope, now()));
  } catch (error) {
    const failure = failureOf(error, now());
    log(failure.kind === 'rejected' ? 'email-rejected' : 'email-delayed', { reference });
    await claim.release(failure);
    return false;
  }
  log('email-delivered', { reference, waitedMs: now().getTime() - Date.parse(acceptedAt) });
  return finish(parts, key, claim.settle);
}

/**
 * Either the record or the removal keeps the message from being sent again, so the second is tried whatever the first
 * did.
 */
async function finish({ outbox, log }: Parts, key: string, settle: () => Promise<void>): Promise<boolean> {
  await settle().catch(() => log('delivery-unrecorded', { key }));
  await outbox.remove(key);
  return true;
}

/** What a person put under the key by hand stays there, with the reason written beside it. */
async function readEmail({ outbox, now, log }: Parts, key: string, fingerprint: string) {
  try {
    return await outbox.read(key);
  } catch (error) {
    if (!(error instanceof UnreadableEmail)) throw error;
    log('email-unreadable', { key });
    const failure: DeliveryFailure = { at: now().toISOString(), kind: 'unreadable', reason: error.message };
    await outbox.writeRecord(fingerprint, { failure }, 'any');
    return 'unreadable' as const;
  }
}

function failureOf(error: unknown, at: Date): DeliveryFailure {
  const reason = error instanceof Error ? error.message : String(error);
  return { at: at.toISOString(), kind: error instanceof MailRejected ? 'rejected' : 'temporary', reason };
}
