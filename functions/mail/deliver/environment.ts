import type { LogEnvironment } from '../../runtime/log.ts';

/** Variables of this function. The construct imports the type: a missing one does not compile. */
export type Environment = LogEnvironment & {
  /** Bucket of the outbox. */
  OUTBOX_BUCKET: string;
  /** The only mailbox that receives email. */
  OFFICE_MAILBOX: string;
  /** Sender, a verified SES identity. */
  SENDER_ADDRESS: string;
  /** SES configuration set whose events mail-events handles; '' for none. */
  CONFIGURATION_SET: string;
  /** Origin of the site without a trailing slash; the email mentions it. */
  SITE_ORIGIN: string;
  /** Text before every subject, such as `[staging] `; '' in production. */
  SUBJECT_PREFIX: string;
};
