import type { LogEnvironment } from '../../runtime/log.ts';

/** Variables of this function. The construct imports the type: a missing one does not compile. */
export type Environment = LogEnvironment & {
  /** Id of the distribution to invalidate. */
  DISTRIBUTION_ID: string;
  /** Name of the Secrets Manager secret with which WordPress signs its calls. */
  CMS_WEBHOOK_SECRET_ID: string;
  /** Name of the Secrets Manager secret with the workflow that pulls the lists; '' if a list starts none. */
  PIPELINE_SECRET_ID: string;
};
