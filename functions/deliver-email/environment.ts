import type { LogEnvironment } from '../runtime/log.ts';

/** Variables of this function. The construct imports the type: a missing one does not compile. */
export type Environment = LogEnvironment & {
  /** Bucket of the outbox. */
  OUTBOX_BUCKET: string;
  /** The only mailbox that is ever written to. */
  OFFICE_MAILBOX: string;
  /** Verified identity the mail comes from. */
  SENDER_ADDRESS: string;
  /** SES configuration set that counts bounces and complaints; '' for none. */
  CONFIGURATION_SET: string;
  /** Origin of the site without a slash at the end; the letter names it. */
  SITE_ORIGIN: string;
};
