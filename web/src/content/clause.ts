import type { AtLeastTwo } from './counts.ts';

/** A section of a legal page. Its id is the anchor in the table of contents. */
export type Clause = { id: string; title: string; paragraphs: AtLeastTwo<string> };
