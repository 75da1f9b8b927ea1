import { about } from '#content/about.static.ts';
import { spokenLine } from '../weave/conversation.ts';

/** The captioned line of the hero: the company from its founding until today. */
export const journey = spokenLine(about.journey, 150);
