import type { LogEnvironment } from '../../runtime/log.ts';

/** Variables of this function. The construct imports the type: a missing one does not compile. */
export type Environment = LogEnvironment & {
  /** Bucket of the outbox; the function may only add objects to `waiting/`. */
  OUTBOX_BUCKET: string;
  /** Mailbox that receives every message, whatever `to` contains. */
  OFFICE_MAILBOX: string;
  /** Addresses that `to` may contain besides the mailbox, separated by commas. */
  ALLOWED_RECIPIENTS: string;
};
