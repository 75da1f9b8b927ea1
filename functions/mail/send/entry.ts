import { createS3Outbox } from '../outbox/s3-outbox.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { createLog, withoutMessages } from '../../runtime/log.ts';
import { createHandler } from './handler.ts';

const environment = readEnvironment(
  process.env,
  // OFFICE_MAILBOX receives every message; `to` may contain it and ALLOWED_RECIPIENTS, separated by commas. MAIL_KEY is secret.
  ['OUTBOX_BUCKET', 'OFFICE_MAILBOX', 'ALLOWED_RECIPIENTS', 'MAIL_KEY'],
  ['METRICS_NAMESPACE'],
);

export type Environment = typeof environment;

export const handler = withoutMessages(
  createHandler({
    outbox: createS3Outbox(environment.OUTBOX_BUCKET),
    allowed: [environment.OFFICE_MAILBOX, ...environment.ALLOWED_RECIPIENTS.split(',')].map((address) =>
      address.trim().toLowerCase(),
    ),
    key: environment.MAIL_KEY,
    now: () => new Date(),
    log: createLog(environment.METRICS_NAMESPACE),
  }),
);
