import { markedTools } from '../../weave/technology-marks.ts';

/** Tools that have a mark, and its slug in the sheet, as JSON: so that the marks themselves stay at the build. */
export const markedToolsText = JSON.stringify(markedTools());
