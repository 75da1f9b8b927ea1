import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { parseRecord } from '#contract/json.ts';
import { isInfected } from '../outbox/infected-file.ts';
import { folders, keyIn, referenceNumber } from '../outbox/keys.ts';
import { isClaimed, leaseEnd } from '../outbox/claim.ts';
import type { DeliveryOutbox, DeliveryRecord, VersionedRecord, Bounce } from '../outbox/outbox.ts';
import { errorCode, type Log, type LogCode } from '../../runtime/log.ts';
import { readEventType, readSesEvent, type ReturnEvent, type SesEvent } from './ses-event.ts';

export type Dependencies = { outbox: DeliveryOutbox; now: () => Date; log: Log };

/**
 * Handles the events that SES publishes about emails it accepted: a delivered email moves to `delivered/`, one that
 * bounced or was rejected goes back to `waiting/`, without a file that was infected, and every event is counted. An event
 * that arrives twice, or about an email that is gone, changes nothing. Returns the messages to retry.
 */
export function createHandler(dependencies: Dependencies): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return async ({ Records }) => {
    const failed: string[] = [];
    for (const { messageId, body } of Records) {
      const event = readSesEvent(body);
      const isDone = event ? await handleEvent(dependencies, event) : reportUnknown(dependencies, body);
      if (!isDone) failed.push(messageId);
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
}

/**
 * Logs an event that names no email of the outbox. Returns false for one that this release cannot read: it may be a bounce
 * in a format that the next release reads, so it must end in the dead letters.
 */
function reportUnknown({ log }: Dependencies, body: string): boolean {
  const type = readEventType(body);
  if (type !== undefined) log('mail-event-unmatched', { type });
  else log('mail-event-unreadable');
  // SES writes a sentence, which is no JSON, to a new topic.
  return type !== undefined || parseRecord(body) === undefined;
}

/** Returns false if the event must be retried. */
async function handleEvent(dependencies: Dependencies, event: SesEvent): Promise<boolean> {
  const reference = referenceNumber(event.fingerprint);
  try {
    if (event.type !== 'Complaint' && event.type !== 'DeliveryDelay')
      return await moveEmail(dependencies, event, reference);
    dependencies.log(event.type === 'Complaint' ? 'complaint-received' : 'delivery-delayed', { reference });
    return true;
  } catch (error) {
    dependencies.log('mail-event-failed', { reference, reason: errorCode(error) });
    return false;
  }
}

/** Moves the email to the folder of its new state. Returns false if the event must be retried. */
async function moveEmail(dependencies: Dependencies, event: SesEvent, reference: LogCode): Promise<boolean> {
  const { outbox, now, log } = dependencies;
  const found = await outbox.readRecord(event.fingerprint);
  if (found === undefined || found.record.attempt?.id !== event.attempt) {
    log('mail-event-unmatched', { reference, type: event.type });
    return true;
  }
  const isWaiting = await outbox.has('waiting', event.name);
  const isMoving = isWaiting && isClaimed(found.record, now());
  const subject = { ...found, isWaiting, isMoving, reference };
  return 'isPermanent' in event ? putBack(dependencies, event, subject) : confirm(dependencies, event, subject);
}

type Subject = VersionedRecord & {
  isWaiting: boolean;
  /** Whether another process may be moving the email out of waiting/. */
  isMoving: boolean;
  reference: LogCode;
};

/** Whether the email still has a file of the visitor. */
async function hasFile(outbox: DeliveryOutbox, name: string): Promise<boolean> {
  for (const folder of folders) {
    const email = await outbox.read(keyIn(folder, name));
    if (email) return email.attachment !== undefined;
  }
  return false;
}

/** Moves an email that the office's mail server has accepted. */
async function confirm(
  { outbox, now, log }: Dependencies,
  { name, fingerprint, attempt: id }: SesEvent,
  { record, version, isWaiting, isMoving, reference }: Subject,
): Promise<boolean> {
  const { bounce, failure: _resolved, ...others } = record;
  const { attempt, lastAcceptedAt } = others;
  // The mail server accepted the email and returned it later, and this event is late.
  if (isReturned(record, id) && !bounce?.isTransient) return true;
  const acceptedAt = attempt?.acceptedAt ?? lastAcceptedAt;
  const isSettled = lastAcceptedAt === acceptedAt;
  if (isSettled && isMoving) return false;
  if (isWaiting || !isSettled) {
    // The event proves what deliver-email could not record. The claim prevents another attempt before the move.
    const accepted = acceptedAt !== undefined && { lastAcceptedAt: acceptedAt };
    const settled = { ...others, ...accepted, claimedUntil: leaseEnd(now()) };
    if ((await outbox.writeRecord(fingerprint, settled, { version })) === undefined) return false;
  }
  const wasWaiting = isWaiting && (await outbox.move(name, 'waiting', 'delivered', record));
  const wasSent = await outbox.move(name, 'sent', 'delivered', record);
  if (acceptedAt !== undefined && (wasWaiting || wasSent)) {
    log('email-delivered', { reference, waitedMs: now().getTime() - Date.parse(acceptedAt) });
  }
  return true;
}

/**
 * Moves an email back to waiting/. One whose file SES rejects as infected is sent without the file by the queue's next
 * attempt. Anything else, also a second rejection, is sent again after a pause.
 */
async function putBack(
  dependencies: Dependencies,
  event: ReturnEvent,
  { record, version, isMoving, reference }: Subject,
): Promise<boolean> {
  const { outbox, now, log } = dependencies;
  const { type, name, fingerprint, attempt: id = '', isPermanent } = event;
  if (isMoving) return false;
  const isKnown = isReturned(record, event.attempt);
  const isVerdict =
    type === 'Reject' && (isInfected(record) ? record.infectedAttempt === id : await hasFile(outbox, name));
  let [returned, current]: [DeliveryRecord, string | undefined] = [record, version];
  if (isVerdict || !isKnown) {
    // A transient bounce of a delivered email comes from an autoresponder.
    if (!isPermanent && (await outbox.has('delivered', name))) return true;
    const { lastAcceptedAt: _accepted, claimedUntil: _claimed, bounce: _last, failure: _resolved, ...others } = record;
    // Before the move, which triggers deliver-email: this move would end by deleting what deliver-email has moved.
    const pause = isVerdict ? { claimedUntil: leaseEnd(now()) } : pauseOf(event, record, now());
    returned = { ...others, ...pause, ...(isVerdict && { infectedAttempt: id }) };
    current = await outbox.writeRecord(fingerprint, returned, { version });
    if (current === undefined) return false;
  }
  if (isVerdict ? !isInfected(record) : !isKnown) {
    log(isVerdict ? 'infected-file-dropped' : type === 'Bounce' ? 'email-bounced' : 'email-rejected', { reference });
  }
  const wasMoved =
    (await outbox.move(name, 'sent', 'waiting', returned)) ||
    (await outbox.move(name, 'delivered', 'waiting', returned));
  if (isVerdict) {
    // An email that SES accepted without being recorded never left waiting/.
    if (!wasMoved) await outbox.move(name, 'waiting', 'waiting', returned);
    const { claimedUntil: _ended, ...unclaimed } = returned;
    await outbox.writeRecord(fingerprint, unclaimed, { version: current });
  }
  return true;
}

/** Whether the record says already that this attempt was returned. */
function isReturned({ bounce, infectedAttempt, lastAcceptedAt }: DeliveryRecord, attempt: string | undefined): boolean {
  if (lastAcceptedAt !== undefined) return false;
  return infectedAttempt === (attempt ?? '') || (bounce !== undefined && bounce.attempt === attempt);
}

function pauseOf(
  { attempt: id, isPermanent, reason }: ReturnEvent,
  { attempt, bounce, lastAcceptedAt }: DeliveryRecord,
  now: Date,
): Pick<DeliveryRecord, 'bounce' | 'failure'> {
  const acceptedAt = attempt?.acceptedAt ?? lastAcceptedAt ?? now.toISOString();
  return {
    bounce: {
      ...nextBounce(bounce, acceptedAt, now),
      ...(id !== undefined && { attempt: id }),
      ...(!isPermanent && { isTransient: true as const }),
    },
    failure: { at: now.toISOString(), kind: 'bounced', reason },
  };
}

const minute = 60_000;
const shortestPauseMs = 15 * minute;
const longestPauseMs = 12 * 60 * minute;
const givenUpAfterMs = 3 * 24 * 60 * minute;

/**
 * The bounce to record of an email that bounces now. Each pause is as long as the time since the first bounce, so that
 * pauses double: 15 min, 15 min, 30 min, 1 h … 12 h. An email that still bounces after three days is given up.
 */
function nextBounce(previous: Bounce | undefined, acceptedAt: string, now: Date): Bounce {
  const firstAt = previous?.acceptedAt === acceptedAt ? previous.firstAt : now.toISOString();
  const elapsedMs = now.getTime() - Date.parse(firstAt);
  if (elapsedMs >= givenUpAfterMs) return { acceptedAt, firstAt };
  const pauseMs = Math.min(Math.max(elapsedMs, shortestPauseMs), longestPauseMs);
  return { acceptedAt, firstAt, retryAt: new Date(now.getTime() + pauseMs).toISOString() };
}
