import { UnusableArguments } from '../../commands/command.ts';
import { openOutbox } from '../../commands/stage-outbox.ts';
import { outboxBucket } from '../storage.ts';
import { findRunning } from './lock.ts';

/** Returns the outbox of the product that runs with this `folder`. Throws UnusableArguments if none does. */
export async function openLocalOutbox(folder: string) {
  const running = await findRunning(folder);
  if (!running) {
    throw new UnusableArguments(
      `No product delivers mail from ${folder}: start it with npm start, set DATA_DIR to the folder of one that runs, or name a stage: npm run outbox -- --stage dev.`,
    );
  }
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const sqs = { credentials, endpoint: new URL(running.waitingQueue).origin };
  return openOutbox(outboxBucket, running, { credentials, endpoint: running.s3 }, sqs);
}
