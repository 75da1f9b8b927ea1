import type { LogEnvironment } from '../runtime/log.ts';

/** Variables of this function. The construct imports the type: a missing one does not compile. */
export type Environment = LogEnvironment & {
  /** Id of the distribution whose copies are dropped. */
  DISTRIBUTION_ID: string;
  /** Name of a Secrets Manager secret: the text that WordPress shows. */
  PUBLISHED_SECRET_ID: string;
};
