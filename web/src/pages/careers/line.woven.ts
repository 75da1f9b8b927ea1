import { careers } from '#content/pages/careers.ts';
import { spokenLine } from '../../weave/spoken-line.ts';

/** An application as a conversation. */
export const line = spokenLine(careers.line, 150);
