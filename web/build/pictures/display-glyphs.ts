import { readFileSync } from 'node:fs';
import type { Outlines } from '#weave/monogram.ts';

/** Outlines of the display font, for titles in preview images and for initials in place of logos. */
export const displayGlyphs = JSON.parse(
  readFileSync(new URL('./display-glyphs.json', import.meta.url), 'utf8'),
) as Outlines;
