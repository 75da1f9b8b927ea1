import { join } from 'node:path';
import type { SQSHandler } from 'aws-lambda';
import { listen } from './listen.ts';
import { dropClaims } from './storage/claims.ts';
import { fileNames, openDisk } from './storage/disk.ts';
import { openMessageFiles, type QueueMessage } from './storage/message.ts';
import { claim, FolderTaken, isRunning, release } from './storage/lock.ts';
import { deliverThrough } from './storage/notification.ts';
import { openObjects } from './storage/objects.ts';
import { openQueue } from './storage/queue.ts';
import { createS3Endpoint } from './storage/s3-endpoint.ts';

/** Name of the outbox bucket here; also the folder its objects are in. */
export const outboxBucket = 'outbox';

/** Objects under this prefix are e-mails to deliver. */
const waitingPrefix = 'waiting/';

export type StorageProps = {
  /** Folder of everything that outlives the process. */
  folder: string;
  retryBaseMs: number;
  maxReceives?: number;
  deliverers?: number;
  /** Time-out of deliver-email, in milliseconds. */
  deliveryTimeoutMs?: number;
};

/** S3 and SQS on this machine's disk. */
export type Storage = {
  /** Where the AWS SDK finds S3. */
  s3Url: string;
  /** Starts delivering through the function; what waited from before comes first. */
  deliverTo(handler: SQSHandler): void;
  /** Ends within about two seconds; what was not delivered waits on the disk. */
  close(): Promise<void>;
};

/** Folders under a twin's data folder, for everyone who looks into them. */
export function storageFolders(folder: string) {
  return { objects: join(folder, outboxBucket), queue: join(folder, 'queue'), retries: join(folder, 'retry') };
}

/**
 * Opens the outbox and its queue in `folder` and serves the outbox to the AWS SDK on a free port. Rejects with
 * FolderTaken while another twin delivers from there: every mail would arrive twice.
 */
export async function startStorage(props: StorageProps): Promise<Storage> {
  const { folder, deliveryTimeoutMs = 30_000 } = props;
  if (await isRunning(folder)) throw new FolderTaken(folder);
  const folders = storageFolders(folder);
  const disk = await openDisk(folder);
  const objects = openObjects(folders.objects, disk);
  await dropClaims(objects);
  const files = openMessageFiles(folders.queue, disk);
  const queue = await openQueue({ ...props, files }, await objects.list(waitingPrefix));

  const server = createS3Endpoint({
    bucket: outboxBucket,
    objects,
    onCreated: (key) => void (key.startsWith(waitingPrefix) && queue.enqueue(key)),
  });
  const endpoint = await listen(server, 0);
  await claim(folder, endpoint.url, disk);

  /**
   * `npm run outbox -- retry` leaves its wish as a file named by the message, so that it also works while nothing runs.
   */
  async function takeRetries(): Promise<void> {
    for (const id of await fileNames(folders.retries)) {
      await queue.retry(id);
      await disk.remove(join(folders.retries, id));
    }
  }
  const watch = setInterval(() => void takeRetries().catch(reportRetries), 300);
  await takeRetries();

  return {
    s3Url: endpoint.url,
    deliverTo(handler) {
      queue.start((message: QueueMessage) =>
        deliverThrough(handler, { message, bucket: outboxBucket, timeoutMs: deliveryTimeoutMs }),
      );
    },
    async close() {
      clearInterval(watch);
      // The deliverer ends first: it still needs the endpoint to mark what it has sent.
      await queue.stop(1_500);
      await endpoint.close();
      await release(folder, disk);
    },
  };
}

function reportRetries(cause: unknown): void {
  console.error(JSON.stringify({ event: 'retry-not-taken', cause: String(cause) }));
}
