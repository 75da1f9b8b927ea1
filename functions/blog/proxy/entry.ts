import { readEnvironment } from '../../runtime/environment.ts';
import { createLog, withoutMessages } from '../../runtime/log.ts';
import { openContent, openWithAccount } from '../wordpress/open-content.ts';
import { createHandler } from './handler.ts';

const environment = readEnvironment(process.env, ['CMS_URL', 'SITE_ORIGIN'], ['CMS_SECRET_ID', 'METRICS_NAMESPACE']);

export type Environment = typeof environment;

const log = createLog(environment.METRICS_NAMESPACE);

/**
 * Lambda handler of the CMS proxy. Its timeout is shorter than the browser's 10 s and API Gateway's 29 s, so that the
 * browser receives a response.
 */
const wordPress = openWithAccount(environment, process.env, log);

export const handler = withoutMessages(createHandler(openContent(wordPress, environment, 8_000, log), log));
