import type { LogEnvironment } from '../../runtime/log.ts';

/** Variables of this function. The construct imports the type: a missing one does not compile. */
export type Environment = LogEnvironment & {
  /** Bucket of the outbox. */
  OUTBOX_BUCKET: string;
  /** URL of the first queue of the retry ladder. */
  WAITING_QUEUE_URL: string;
};
