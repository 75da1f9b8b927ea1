import { homeCall } from '#content/pages/home-call.ts';
import { spokenLine } from '../../weave/spoken-line.ts';

/** The captioned line of the hero: a call. */
export const call = spokenLine(homeCall, 200);
