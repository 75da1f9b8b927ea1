import { readEnvironment } from '../runtime/environment.ts';
import { createLog } from '../runtime/log.ts';
import type { Environment } from './environment.ts';
import { createHandler } from './handler.ts';

const optional = ['SITE_ORIGIN', 'METRICS_NAMESPACE'] as const;
const environment = readEnvironment<Environment>(process.env, { SITE_ORIGIN: true, METRICS_NAMESPACE: true }, optional);

/** Lambda handler of the reports of browsers. */
export const handler = createHandler({
  siteOrigin: environment.SITE_ORIGIN,
  log: createLog(environment.METRICS_NAMESPACE),
});
