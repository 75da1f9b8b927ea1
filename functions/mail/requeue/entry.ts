import { createS3Outbox } from '../outbox/s3-outbox.ts';
import { createSqsQueue } from '../outbox/sqs-queue.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { createLog, withoutMessages } from '../../runtime/log.ts';
import { createSilenceCheck } from './alarm-topics.ts';
import { createHandler } from './handler.ts';
import { createLogQueries } from './log-queries.ts';

const environment = readEnvironment(
  process.env,
  // WAITING_QUEUE_URL: the first queue of the retry ladder.
  ['OUTBOX_BUCKET', 'WAITING_QUEUE_URL'],
  // Separated by commas: ARNs, '' if the stage notifies nobody; names, '' if it sends no weekly letter.
  ['ALARM_TOPICS', 'LOG_GROUPS', 'METRICS_NAMESPACE'],
);

export type Environment = typeof environment;

export const handler = withoutMessages(
  createHandler({
    outbox: createS3Outbox(environment.OUTBOX_BUCKET),
    queue: createSqsQueue(environment.WAITING_QUEUE_URL),
    isAlarmSilent: createSilenceCheck(environment.ALARM_TOPICS, process.env),
    ...(environment.LOG_GROUPS && { runQuery: createLogQueries(environment.LOG_GROUPS.split(','), process.env) }),
    now: () => new Date(),
    log: createLog(environment.METRICS_NAMESPACE),
  }),
);
