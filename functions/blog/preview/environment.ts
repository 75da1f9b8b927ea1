import type { LogEnvironment } from '../../runtime/log.ts';
import type { WordPressEnvironment } from '../wordpress/open-content.ts';

/** Variables of this function. The construct imports the type: a missing one does not compile. */
export type Environment = LogEnvironment &
  Omit<WordPressEnvironment, 'CMS_SECRET_ID'> & {
    /** Name of the Secrets Manager secret with which WordPress signs preview links. */
    CMS_PREVIEW_SECRET_ID: string;
    /** Headers of every document as JSON, with the Content-Security-Policy of the build whose renderer this is. */
    DOCUMENT_HEADERS: string;
  };
