import { readEnvironment } from '../../runtime/environment.ts';
import { createLog } from '../../runtime/log.ts';
import { openContent } from '../wordpress/open-content.ts';
import type { Environment } from './environment.ts';
import { createHandler } from './handler.ts';

const environment = readEnvironment<Environment>(
  process.env,
  { CMS_URL: true, CMS_SECRET_ID: true, SITE_ORIGIN: true, METRICS_NAMESPACE: true },
  ['CMS_SECRET_ID', 'METRICS_NAMESPACE'],
);
const log = createLog(environment.METRICS_NAMESPACE);

/**
 * Lambda handler of the CMS proxy. Its timeout is shorter than the browser's 10 s and API Gateway's 29 s, so that the
 * browser receives a response.
 */
export const handler = createHandler(openContent(environment, { variables: process.env, timeoutMs: 8_000, log }), log);
