import { readFileSync } from 'node:fs';

/** Glyph outlines in font units: character → advance width and path; y points up. */
type Outlines = {
  unitsPerEm: number;
  glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>;
};

/** Outlines of the display font, for titles in preview images. */
export const displayGlyphs = JSON.parse(
  readFileSync(new URL('./display-glyphs.json', import.meta.url), 'utf8'),
) as Outlines;
