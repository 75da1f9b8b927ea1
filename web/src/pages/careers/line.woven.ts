import { careers } from '#content/careers.ts';
import { spokenLine } from '../../weave/spoken-line.ts';

/** An application as a conversation. */
export const line = spokenLine(careers.line, 150);
