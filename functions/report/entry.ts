import { readEnvironment } from '../runtime/environment.ts';
import { createLog } from '../runtime/log.ts';
import type { Environment } from './environment.ts';
import { createHandler } from './handler.ts';

const environment = readEnvironment<Environment>(process.env, { METRICS_NAMESPACE: true }, ['METRICS_NAMESPACE']);

/** Lambda handler of the reports of browsers. */
export const handler = createHandler({ log: createLog(environment.METRICS_NAMESPACE) });
