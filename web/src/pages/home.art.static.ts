import { homeCall } from '#content/home.ts';
import { spokenLine } from '../weave/conversation.ts';

/** The captioned woven line of the hero, a phone call between a caller and an agent. */
export const call = spokenLine(homeCall, 200);
