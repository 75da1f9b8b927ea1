import { titleLine } from '../../../weave/title-line.ts';

/** The line woven from the title. A separate module, so that a page loads only its own line. */
export const line = titleLine('Multi-Channel Bot Deployment');
