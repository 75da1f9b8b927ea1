import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SQSHandler } from 'aws-lambda';
import { mailEventLadder, retryLadder } from '../../functions/mail/outbox/retry-ladder.ts';
import { createdNotification } from '../../functions/mail/outbox/sqs-queue.ts';
import { listen } from './listen.ts';
import { claimFolder, findRunning, FolderInUse, releaseFolder, type StorageUrls } from './storage/lock.ts';
import { openObjects } from './storage/objects.ts';
import { openQueue } from './storage/queue.ts';
import { createS3Endpoint } from './storage/s3-endpoint.ts';
import { startSqsEndpoint, type DeadLetter } from './storage/sqs-endpoint.ts';

export const outboxBucket = 'outbox';

/** Objects under this prefix are emails to deliver. */
const waitingPrefix = 'waiting/';

/** S3 on this machine's disk and SQS in memory. */
export type Storage = {
  urls: StorageUrls;
  publishMailEvent(body: string): void;
  /** Starts invoking the functions of the queues. Emails that are waiting on the disk are due at once. */
  trigger(functions: { 'deliver-email': SQSHandler; 'mail-events': SQSHandler }): void;
  /** Ends within about two seconds; undelivered emails remain on the disk. */
  close(): Promise<void>;
};

/**
 * Opens the outbox in `folder` and serves it and its queues to the AWS SDK on free ports; `firstWaitMs` is the first wait of
 * the retry ladder. Rejects with FolderInUse while another product delivers from the folder, because every email would be
 * sent twice.
 */
export async function startStorage(props: { folder: string; firstWaitMs: number }): Promise<Storage> {
  const { folder, firstWaitMs } = props;
  if (await findRunning(folder)) throw new FolderInUse(folder);
  await mkdir(folder, { recursive: true });
  const objects = await openObjects(join(folder, outboxBucket));
  const deadLetters = new Map<string, DeadLetter>();
  const onDead = (body: string) => void deadLetters.set(randomUUID(), { body, visibleAt: 0 });
  const waiting = openQueue({ name: 'waiting', ladder: retryLadder, firstWaitMs, onDead });
  const mailEvents = openQueue({ name: 'mail-events', ladder: mailEventLadder, firstWaitMs, onDead });
  for (const { key } of await objects.list(waitingPrefix)) waiting.send(createdNotification(key));

  const server = createS3Endpoint({
    bucket: outboxBucket,
    objects,
    onCreated: (key) => key.startsWith(waitingPrefix) && waiting.send(createdNotification(key)),
  });
  const s3 = await listen(server, 0);
  const sqs = await startSqsEndpoint({ waiting: waiting.send, 'mail-events': mailEvents.send }, deadLetters);
  const urls = {
    s3: s3.url,
    waitingQueue: `${sqs.url}/waiting`,
    mailEvents: `${sqs.url}/mail-events`,
    deadLetters: `${sqs.url}/dead-letters`,
  };
  await claimFolder(folder, urls);

  return {
    urls,
    publishMailEvent: mailEvents.send,
    trigger(functions) {
      waiting.start(functions['deliver-email']);
      mailEvents.start(functions['mail-events']);
    },
    async close() {
      // Stop the functions first, because they still record their deliveries in S3.
      await Promise.all([waiting.stop(1_500), mailEvents.stop(1_500)]);
      await Promise.all([s3.close(), sqs.close()]);
      await releaseFolder(folder);
    },
  };
}
