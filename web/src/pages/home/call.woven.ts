import { homeCall } from '#content/pages/home-call.ts';
import { spokenLine } from '../../weave/spoken-line.ts';

/** The call of the hero. */
export const call = spokenLine(homeCall, 200);
