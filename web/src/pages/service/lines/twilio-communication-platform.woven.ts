import { titleLine } from '../title-line.ts';

/** Woven from the title; a module of its own, so that a page loads one line and not fourteen. */
export const line = titleLine('Twilio Communication Platform');
