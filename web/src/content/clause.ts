import type { AtLeastTwo } from './counts.ts';

/** A section of a legal page; its id is the anchor of the table of contents. */
export type Clause = { id: string; title: string; paragraphs: AtLeastTwo<string> };
