import { createS3Outbox } from '../outbox/s3-outbox.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { createLog, withoutMessages } from '../../runtime/log.ts';
import { createHandler } from './handler.ts';
import { createSesMailer } from './ses.ts';

const environment = readEnvironment(
  process.env,
  // EDITORS_MAILBOX receives what is wrong in the lists of WordPress, LETTER_MAILBOX the weekly letter, OFFICE_MAILBOX all
  // else. MAIL_KEY is secret.
  ['OUTBOX_BUCKET', 'OFFICE_MAILBOX', 'EDITORS_MAILBOX', 'LETTER_MAILBOX', 'SENDER_ADDRESS', 'SITE_ORIGIN', 'MAIL_KEY'],
  // CONFIGURATION_SET: of SES, whose events mail-events handles. SUBJECT_PREFIX: such as `[staging] `.
  ['CONFIGURATION_SET', 'SUBJECT_PREFIX', 'METRICS_NAMESPACE'],
);

export type Environment = typeof environment;

const { OUTBOX_BUCKET, SENDER_ADDRESS: sender, CONFIGURATION_SET } = environment;

export const handler = withoutMessages(
  createHandler({
    outbox: createS3Outbox(OUTBOX_BUCKET),
    mailer: createSesMailer({ sender, configurationSet: CONFIGURATION_SET }),
    envelope: {
      sender,
      office: environment.OFFICE_MAILBOX,
      editors: environment.EDITORS_MAILBOX,
      letter: environment.LETTER_MAILBOX,
      siteOrigin: environment.SITE_ORIGIN,
      subjectPrefix: environment.SUBJECT_PREFIX,
      threadKey: environment.MAIL_KEY,
    },
    now: () => new Date(),
    log: createLog(environment.METRICS_NAMESPACE),
  }),
);
