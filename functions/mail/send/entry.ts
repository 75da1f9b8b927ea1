import { createS3Outbox } from '../outbox/s3-outbox.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { createLog } from '../../runtime/log.ts';
import type { Environment } from './environment.ts';
import { createHandler } from './handler.ts';

const environment = readEnvironment<Environment>(
  process.env,
  { OUTBOX_BUCKET: true, OFFICE_MAILBOX: true, ALLOWED_RECIPIENTS: true, METRICS_NAMESPACE: true },
  ['METRICS_NAMESPACE'],
);

/** Lambda handler of POST /default/sendEmail. */
export const handler = createHandler({
  outbox: createS3Outbox(environment.OUTBOX_BUCKET),
  allowed: [environment.OFFICE_MAILBOX, ...environment.ALLOWED_RECIPIENTS.split(',')].map((address) =>
    address.trim().toLowerCase(),
  ),
  now: () => new Date(),
  log: createLog(environment.METRICS_NAMESPACE),
});
