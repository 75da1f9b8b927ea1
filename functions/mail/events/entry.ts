import { createS3Outbox } from '../outbox/s3-outbox.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { createLog, withoutMessages } from '../../runtime/log.ts';
import { createHandler } from './handler.ts';

const environment = readEnvironment(process.env, ['OUTBOX_BUCKET'], ['METRICS_NAMESPACE']);

export type Environment = typeof environment;

export const handler = withoutMessages(
  createHandler({
    outbox: createS3Outbox(environment.OUTBOX_BUCKET),
    now: () => new Date(),
    log: createLog(environment.METRICS_NAMESPACE),
  }),
);
