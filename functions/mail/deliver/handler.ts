import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { claimDelivery, type Claim } from '../outbox/claim.ts';
import { deletionDay, retentionKind } from '../outbox/deletion-reminder.ts';
import { isInfected, setFileAside } from '../outbox/infected-file.ts';
import { fingerprintOf, nameIn, referenceNumber } from '../outbox/keys.ts';
import { OutboxUnavailable, UnreadableEmail, type DeliveryFailure, type DeliveryOutbox } from '../outbox/outbox.ts';
import { errorCode, type Log, type LogCode, logCode } from '../../runtime/log.ts';
import { composeMime, type Envelope, recipientOf } from './mime.ts';
import { createdKeys } from '../outbox/notification.ts';
import { MailRejected, type Mailer } from './ses.ts';

export type Dependencies = { outbox: DeliveryOutbox; mailer: Mailer; envelope: Envelope; now: () => Date; log: Log };

/** Minimum time until the Lambda timeout to start a delivery: 12 s for SES, 6 s for the record and 2 s to spare. */
const deliveryMs = 20_000;

/**
 * Sends the emails named by a batch of S3 notifications to SES, at least once each, and moves accepted emails to
 * `sent/`. Returns the failed messages, so that the queue retries only these. Missing and postponed emails count as
 * done. An error of the outbox or of SES fails only its own message. `context` tells the time until the Lambda timeout.
 */
export function createHandler(dependencies: Dependencies) {
  return async (event: SQSEvent, context?: Pick<Context, 'getRemainingTimeInMillis'>): Promise<SQSBatchResponse> => {
    const failed: string[] = [];
    for (const record of event.Records) {
      // Return the message to the queue if too little time is left, instead of timing out in the middle of a delivery.
      const hasTime = (context?.getRemainingTimeInMillis() ?? Infinity) > deliveryMs;
      if (!hasTime || !(await deliverAll(dependencies, record))) failed.push(record.messageId);
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
}

/** Delivers the emails that a queue message names. Returns false if it must be retried. */
async function deliverAll(dependencies: Dependencies, record: SQSRecord): Promise<boolean> {
  const keys = createdKeys(record.body);
  if (keys === undefined) {
    dependencies.log('notification-unreadable', { messageId: logCode(record.messageId) });
    return false;
  }
  let done = true;
  for (const key of keys) {
    try {
      done = (await deliver(dependencies, key)) && done;
    } catch (error) {
      const reference = referenceNumber(fingerprintOf(nameIn(key) ?? '') ?? '');
      const reason = error instanceof OutboxUnavailable ? error.reason : errorCode(error);
      dependencies.log('outbox-failed', { reference, reason });
      done = false;
    }
  }
  return done;
}

async function deliver(dependencies: Dependencies, key: string): Promise<boolean> {
  const { outbox, mailer, envelope, now, log } = dependencies;
  const name = nameIn(key);
  const fingerprint = fingerprintOf(name ?? '');
  if (name === undefined || fingerprint === undefined) {
    log('key-unknown');
    return false;
  }
  const stored = await readEmail(dependencies, key, fingerprint);
  if (stored === 'unreadable') return false;
  if (stored === undefined) return true;

  const { acceptedAt, form } = stored;
  const reference = referenceNumber(fingerprint);
  const claim = await claimDelivery(outbox, { fingerprint, acceptedAt, now: now() });
  if (claim.state !== 'claimed') return setAside(dependencies, claim, { key, name, reference });
  // The verdict may be newer than the email that was read, and belongs to every email with this content.
  const email = isInfected(claim.record) ? setFileAside(stored) : stored;
  try {
    // Before SES is called: an event of SES may move the email first, and no retry would store the reminder.
    const kind = retentionKind(form);
    if (kind) await outbox.addReminder({ kind, reference, day: deletionDay(kind, new Date(acceptedAt)) });
    const mime = await composeMime(email, envelope);
    // SES does not say which header it rejects, and the visitor's address is the only one that it has not seen before.
    const withoutReplyTo = async () => {
      log('reply-address-dropped', { reference });
      return composeMime(email, envelope, false);
    };
    const delivery = { to: recipientOf(email, envelope), name, attempt: claim.attempt };
    const messageId = await mailer.send(mime, delivery, email.replyTo === undefined ? undefined : withoutReplyTo);
    log('email-sent', { reference, messageId: logCode(messageId) });
  } catch (error) {
    const failure = failureOf(error, now());
    log(failure.kind === 'rejected' ? 'email-rejected' : 'email-delayed', { reference });
    await claim.release(failure);
    return false;
  }
  const isSettled = await claim.settle().catch(() => {
    log('delivery-unrecorded', { reference });
    return undefined;
  });
  // An event of this attempt was faster, so mail-events moves the email.
  if (isSettled === false) return true;
  // Move the email even if recording has failed, because either of the two prevents a second delivery.
  const move = outbox.move(name, 'waiting', 'sent', claim.record);
  if (isSettled) return move.then(() => true);
  // If both have failed, a retry would send the email again. Leave it to SES's event, and to requeue-emails if there is
  // none.
  await move.catch((error: unknown) => log('outbox-failed', { reference, reason: errorCode(error) }));
  return true;
}

/**
 * Handles an email that is not sent now. Returns whether its message is done; requeue-emails requeues postponed emails.
 */
async function setAside(
  { outbox, log }: Dependencies,
  claim: Exclude<Claim, { state: 'claimed' }>,
  { key, name, reference }: { key: string; name: string; reference: LogCode },
): Promise<boolean> {
  const { state } = claim;
  if (state === 'sent') await outbox.move(name, 'waiting', 'sent', claim.record);
  if (state === 'repeat') {
    await outbox.remove(key);
    log('repeat-dropped', { reference });
  }
  if (state === 'given-up') log('email-given-up', { reference });
  return state !== 'busy' && state !== 'given-up';
}

/** Reads an email. Leaves an unreadable object in place and records the reason, so that an operator can look at it. */
async function readEmail({ outbox, now, log }: Dependencies, key: string, fingerprint: string) {
  try {
    return await outbox.read(key);
  } catch (error) {
    if (!(error instanceof UnreadableEmail)) throw error;
    log('email-unreadable', { reference: referenceNumber(fingerprint) });
    const failure: DeliveryFailure = { at: now().toISOString(), kind: 'unreadable', reason: error.message };
    const found = await outbox.readRecord(fingerprint);
    await outbox.writeRecord(fingerprint, { ...found?.record, failure }, 'any');
    return 'unreadable' as const;
  }
}

function failureOf(error: unknown, at: Date): DeliveryFailure {
  const reason = error instanceof Error ? error.message : String(error);
  return { at: at.toISOString(), kind: error instanceof MailRejected ? 'rejected' : 'temporary', reason };
}
