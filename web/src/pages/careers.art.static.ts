import { careers } from '#content/careers.ts';
import { spokenLine } from '../weave/conversation.ts';

/** The captioned line of the hero: an application as a conversation. */
export const line = spokenLine(careers.line, 150);
