import { createSesMailer } from '../deliver/ses.ts';
import { createS3Outbox } from '../outbox/s3-outbox.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { createLog, withoutMessages } from '../../runtime/log.ts';
import { createHandler } from './handler.ts';

const names = ['OUTBOX_BUCKET', 'SENDER_ADDRESS', 'MAIL_KEY'] as const;
const environment = readEnvironment(process.env, names, ['CONFIGURATION_SET', 'METRICS_NAMESPACE']);

export type Environment = typeof environment;

const { SENDER_ADDRESS: sender, MAIL_KEY: key, CONFIGURATION_SET: configurationSet } = environment;

export const handler = withoutMessages(
  createHandler({
    outbox: createS3Outbox(environment.OUTBOX_BUCKET),
    mailer: createSesMailer({ sender, configurationSet }),
    sender,
    key,
    now: Date.now,
    log: createLog(environment.METRICS_NAMESPACE),
  }),
);
