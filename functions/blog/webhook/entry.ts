import { readEnvironment } from '../../runtime/environment.ts';
import { createLog, withoutMessages } from '../../runtime/log.ts';
import { createS3Outbox } from '../../mail/outbox/s3-outbox.ts';
import { createSecretReader } from '../wordpress/secret.ts';
import { createEdge, createPipeline } from './gateways.ts';
import { createHandler } from './handler.ts';
const environment = readEnvironment(
  process.env,
  ['DISTRIBUTION_ID', 'CMS_WEBHOOK_SECRET_ID', 'OUTBOX_BUCKET'],
  // PIPELINE_SECRET_ID: the secret with the workflow that pulls the lists; without it, a list starts none.
  ['PIPELINE_SECRET_ID', 'METRICS_NAMESPACE'],
);

export type Environment = typeof environment;

export const handler = withoutMessages(
  createHandler({
    readSecret: createSecretReader(environment.CMS_WEBHOOK_SECRET_ID, process.env),
    edge: createEdge(environment.DISTRIBUTION_ID),
    ...(environment.PIPELINE_SECRET_ID !== '' && {
      pipeline: createPipeline(createSecretReader(environment.PIPELINE_SECRET_ID, process.env), fetch),
    }),
    outbox: createS3Outbox(environment.OUTBOX_BUCKET),
    now: () => new Date(),
    log: createLog(environment.METRICS_NAMESPACE),
  }),
);
