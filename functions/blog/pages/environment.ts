import type { LogEnvironment } from '../../runtime/log.ts';
import type { WordPressEnvironment } from '../wordpress/open-content.ts';

/** Variables that belong to the build whose renderer the function contains. */
export type ReleaseEnvironment = {
  /** Id of the build. */
  RELEASE: string;
  /** Headers of every document as JSON, with the Content-Security-Policy of the build. */
  DOCUMENT_HEADERS: string;
};

/** Variables of this function. The construct imports the type: a missing one does not compile. */
export type Environment = WordPressEnvironment & LogEnvironment & ReleaseEnvironment;
