import type { LogEnvironment } from '../runtime/log.ts';

/** Variables of this function. The construct imports the type: a missing one does not compile. */
export type Environment = LogEnvironment & {
  /** Bucket of the outbox; the function may add to its `waiting/` and nothing else. */
  OUTBOX_BUCKET: string;
  /** Mailbox that every message is for, whatever `to` claims. */
  OFFICE_MAILBOX: string;
  /** Addresses a request may claim in `to`, separated by commas. */
  ALLOWED_RECIPIENTS: string;
};
