import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { createS3Outbox } from '../../../functions/mail/outbox/s3-outbox.ts';
import { createDeadLetters, createSqsQueue } from '../../../functions/mail/outbox/sqs-queue.ts';
import { UnusableArguments } from '../../commands/command.ts';
import { outboxBucket } from '../storage.ts';
import { findRunning } from './lock.ts';

const client = { region: 'us-east-1', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } };

/** Returns the outbox of the product that runs with this `folder`. Throws UnusableArguments if none does. */
export async function openLocalOutbox(folder: string) {
  const running = await findRunning(folder);
  if (!running) {
    throw new UnusableArguments(
      `No product delivers mail from ${folder}: start it with npm start, set DATA_DIR to the folder of one that runs, or name a stage: npm run outbox -- --stage dev.`,
    );
  }
  const { origin } = new URL(running.waitingQueue);
  const sqs = new SQSClient({ ...client, endpoint: origin });
  return {
    outbox: createS3Outbox(outboxBucket, new S3Client({ ...client, endpoint: running.s3 })),
    queue: createSqsQueue(running.waitingQueue, sqs),
    deadLetters: createDeadLetters(running, sqs),
  };
}
