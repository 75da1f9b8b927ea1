import { isClaimed } from '../../functions/mail/outbox/claim.ts';
import { keyIn, type Folder } from '../../functions/mail/outbox/keys.ts';
import type { DeliveryOutbox } from '../../functions/mail/outbox/outbox.ts';
import type { DeadLetters, WaitingQueue } from '../../functions/mail/outbox/sqs-queue.ts';

/** The outbox of one machine or stage. */
export type OpenOutbox = { outbox: DeliveryOutbox; queue: WaitingQueue; deadLetters: DeadLetters };

/** An email in a folder of the outbox. */
export type Entry = { folder: Folder; name: string; fingerprint: string; reference: string };

/**
 * Has deliver-email send this email now, without the pause after a bounce. Returns false if a function is handling it.
 * SES's acceptance is forgotten only if the email has left waiting/: there deliver-email itself knows whether to send it.
 */
export async function retryEmail(open: OpenOutbox, { folder, name, fingerprint }: Entry, now: Date): Promise<boolean> {
  const { outbox, queue } = open;
  const found = await outbox.readRecord(fingerprint);
  if (found) {
    if (isClaimed(found.record, now)) return false;
    const { failure, lastAcceptedAt, attempt } = found.record;
    const acceptance = { ...(lastAcceptedAt && { lastAcceptedAt }), ...(attempt && { attempt }) };
    const record = { ...(folder === 'waiting' && acceptance), ...(failure && { failure }) };
    if ((await outbox.writeRecord(fingerprint, record, { version: found.version })) === undefined) return false;
  }
  // S3 notifies the queue of a move into waiting/.
  if (folder === 'waiting') await queue.enqueue(keyIn(folder, name));
  else await outbox.move(name, folder, 'waiting');
  return true;
}
