import type { LogEnvironment } from '../../runtime/log.ts';
import type { WordPressEnvironment } from '../wordpress/open-content.ts';

/** Variables of this function. The construct imports the type: a missing one does not compile. */
export type Environment = WordPressEnvironment & LogEnvironment;
