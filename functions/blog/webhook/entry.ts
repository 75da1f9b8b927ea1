import { readEnvironment } from '../../runtime/environment.ts';
import { createLog } from '../../runtime/log.ts';
import { createSecretReader } from '../wordpress/secret.ts';
import { createEdge } from './cloudfront.ts';
import type { Environment } from './environment.ts';
import { createHandler } from './handler.ts';
import { createPipeline } from './pipeline.ts';

const environment = readEnvironment<Environment>(
  process.env,
  { DISTRIBUTION_ID: true, CMS_WEBHOOK_SECRET_ID: true, PIPELINE_SECRET_ID: true, METRICS_NAMESPACE: true },
  ['PIPELINE_SECRET_ID', 'METRICS_NAMESPACE'],
);

/** Lambda handler of the webhook that WordPress calls. */
export const handler = createHandler({
  readSecret: createSecretReader(environment.CMS_WEBHOOK_SECRET_ID, process.env),
  edge: createEdge(environment.DISTRIBUTION_ID),
  ...(environment.PIPELINE_SECRET_ID !== '' && {
    pipeline: createPipeline(createSecretReader(environment.PIPELINE_SECRET_ID, process.env), fetch),
  }),
  now: () => new Date(),
  log: createLog(environment.METRICS_NAMESPACE),
});
