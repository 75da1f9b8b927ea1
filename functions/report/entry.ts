import { readEnvironment } from '../runtime/environment.ts';
import { createLog, withoutMessages } from '../runtime/log.ts';
import { createHandler } from './handler.ts';

// Without SITE_ORIGIN, reports about documents of every origin count.
const environment = readEnvironment(process.env, [], ['SITE_ORIGIN', 'METRICS_NAMESPACE']);

export type Environment = typeof environment;

export const handler = withoutMessages(
  createHandler({ siteOrigin: environment.SITE_ORIGIN, log: createLog(environment.METRICS_NAMESPACE) }),
);
