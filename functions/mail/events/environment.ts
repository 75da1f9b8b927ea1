import type { LogEnvironment } from '../../runtime/log.ts';

/** Variables of this function. The construct imports the type: a missing one does not compile. */
export type Environment = LogEnvironment & {
  /** Bucket of the outbox. */
  OUTBOX_BUCKET: string;
};
