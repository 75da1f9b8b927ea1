import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { referenceNumber } from '../outbox/keys.ts';
import type { DeliveryFailure, DeliveryOutbox, VersionedRecord } from '../outbox/outbox.ts';
import type { Log } from '../runtime/log.ts';
import { nextBounce } from './next-bounce.ts';
import { readSesEvent, type ReturnEvent, type SesEvent } from './ses-event.ts';

/** Gateways and settings of the handler; tests pass in their own. */
export type Dependencies = { outbox: DeliveryOutbox; now: () => Date; log: Log };

/**
 * Handles the events that SES publishes about emails it accepted: a delivered email moves to `delivered/`, one that
 * bounced or was rejected goes back to `waiting/`, and every event is counted. An event that arrives twice, or about an
 * email that is gone, changes nothing. Returns the messages to retry.
 */
export function createHandler(dependencies: Dependencies): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return async ({ Records }) => {
    const failed: string[] = [];
    for (const { messageId, body } of Records) {
      const event = readSesEvent(body);
      if (event === undefined) dependencies.log('mail-event-unreadable', { messageId });
      else if (!(await handleEvent(dependencies, event))) failed.push(messageId);
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
}

/** Handles one event. Returns false if it must be retried. */
async function handleEvent(dependencies: Dependencies, event: SesEvent): Promise<boolean> {
  const reference = referenceNumber(event.fingerprint);
  try {
    switch (event.type) {
      case 'Complaint':
        dependencies.log('complaint-received', { reference });
        return true;
      case 'DeliveryDelay':
        dependencies.log('delivery-delayed', { reference });
        return true;
      default:
        return await moveEmail(dependencies, event, reference);
    }
  } catch (error) {
    dependencies.log('mail-event-failed', { reference, reason: String(error) });
    return false;
  }
}

/** Moves the email to the folder of its new state. Returns false if the event must be retried. */
async function moveEmail(dependencies: Dependencies, event: SesEvent, reference: string): Promise<boolean> {
  const { outbox, now, log } = dependencies;
  const found = await outbox.readRecord(event.fingerprint);
  if (found?.record.messageId !== event.messageId) {
    // While deliver-email holds the claim, it may not have recorded SES's id yet.
    if (Date.parse(found?.record.claimedUntil ?? '') > now().getTime()) return false;
    log('mail-event-unmatched', { reference, type: event.type });
    return true;
  }
  const { lastAcceptedAt } = found.record;
  // Retry later: deliver-email has recorded SES's id, but not yet moved the email to sent/.
  if (lastAcceptedAt !== undefined && (await outbox.has('waiting', event.name))) return false;
  if ('isPermanent' in event) return putBack(dependencies, event, found, reference);
  if ((await outbox.move(event.name, 'sent', 'delivered')) && lastAcceptedAt !== undefined) {
    log('email-delivered', { reference, waitedMs: now().getTime() - Date.parse(lastAcceptedAt) });
  }
  return true;
}

async function putBack(
  { outbox, now, log }: Dependencies,
  event: ReturnEvent,
  { record, version }: VersionedRecord,
  reference: string,
): Promise<boolean> {
  const { name, fingerprint, messageId } = event;
  if (record.lastAcceptedAt !== undefined) {
    // A transient bounce of a delivered email comes from an autoresponder.
    if (!event.isPermanent && (await outbox.has('delivered', name))) return true;
    const bounce = nextBounce(record.bounce, record.lastAcceptedAt, now());
    const failure: DeliveryFailure = { at: now().toISOString(), kind: 'bounced', reason: event.reason };
    // Record the pause before the move, because the move to waiting/ triggers deliver-email.
    const written = await outbox.writeRecord(fingerprint, { messageId, bounce, failure }, { version });
    if (written === undefined) return false;
    log(event.type === 'Bounce' ? 'email-bounced' : 'email-rejected', { reference });
  }
  if (!(await outbox.move(name, 'sent', 'waiting'))) await outbox.move(name, 'delivered', 'waiting');
  return true;
}
