import { createS3Outbox } from '../outbox/s3-outbox.ts';
import { createSqsQueue } from '../outbox/sqs-queue.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { createLog } from '../../runtime/log.ts';
import type { Environment } from './environment.ts';
import { createHandler } from './handler.ts';

const environment = readEnvironment<Environment>(
  process.env,
  { OUTBOX_BUCKET: true, WAITING_QUEUE_URL: true, METRICS_NAMESPACE: true },
  ['METRICS_NAMESPACE'],
);

/** Lambda handler of the schedule. */
export const handler = createHandler({
  outbox: createS3Outbox(environment.OUTBOX_BUCKET),
  queue: createSqsQueue(environment.WAITING_QUEUE_URL),
  now: () => new Date(),
  log: createLog(environment.METRICS_NAMESPACE),
});
