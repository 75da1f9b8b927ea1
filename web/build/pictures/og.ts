import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { colors, colorsOnCloth } from '#content/colors.ts';
import { company } from '#content/company.ts';
import { conversation, type Turn } from '#weave/conversation.ts';
import { stitchPaths } from '#weave/strokes.ts';

const size = { width: 1200, height: 630, margin: 64, mark: 46.8 } as const;
const { cloth, 'on-cloth': ink, 'on-cloth-2': quiet } = colors;

/** Outlines of the display font in font units; y points up. */
const displayGlyphs = JSON.parse(readFileSync(new URL('./display-glyphs.json', import.meta.url), 'utf8')) as {
  unitsPerEm: number;
  glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>;
};

/** Space between letters of a title, in em. */
const tracking = -0.02;

/**
 * Returns the preview image of a page as a PNG of 1200 by 630 pixels: logo, name, title, and a line woven from the
 * title.
 */
export async function previewPicture(title: string, kicker = ''): Promise<Buffer> {
  return sharp(Buffer.from(previewSvg(title, kicker)))
    .png({ palette: true, colours: 64, effort: 7 })
    .toBuffer();
}

function previewSvg(title: string, kicker: string): string {
  const { fontSize, lines } = fit(title, size.width - 2 * size.margin);
  const leading = fontSize * 0.96;
  const top = 150 + fontSize * 0.74 + Math.max(0, (270 - leading * lines.length) / 2);
  const scale = size.mark / company.mark.length;
  const nameAt = size.margin + scale * (company.mark[0]?.length ?? 0) + 15.6;
  const kickerAt = size.width - size.margin - widthOf(kicker, 30, 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<style>${threadStyle()}</style><rect width="100%" height="100%" fill="${cloth.light}"/>
<g transform="translate(64 52) scale(${scale})" fill="none" stroke-width=".86">${mark()}</g>
${textPath(company.brand, nameAt, 92, 40, ink.light, -0.01)}${textPath(kicker, kickerAt, 91, 30, quiet.light, 0)}
${lines.map((line, index) => textPath(line, size.margin - 2, top + index * leading, fontSize, ink.light)).join('')}
${line(title)}</svg>`;
}

/**
 * Returns the largest font size at which the title fits two lines (three at small sizes), with balanced line breaks.
 */
function fit(title: string, width: number): { fontSize: number; lines: string[] } {
  const words = title.split(/\s+/);
  const sizes = [132, 112, 100, 88, 78, 68, 58];
  for (const fontSize of sizes) {
    const most = fontSize > 70 ? 2 : 3;
    const fitting = splits(words, most).filter((lines) => widest(lines, fontSize) <= width);
    const fewest = Math.min(...fitting.map((lines) => lines.length));
    const [best] = fitting
      .filter((lines) => lines.length === fewest)
      .sort((a, b) => widest(a, fontSize) - widest(b, fontSize));
    if (best) return { fontSize, lines: best };
  }
  return { fontSize: sizes.at(-1) ?? 58, lines: [title] };
}

/** Returns every way to break the words into at most `most` lines. */
function splits(words: readonly string[], most: number): string[][] {
  const whole = [[words.join(' ')]];
  if (most === 1) return whole;
  const broken = words
    .slice(1)
    .flatMap((_, index) =>
      splits(words.slice(index + 1), most - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
    );
  return [...whole, ...broken];
}

function widest(lines: readonly string[], fontSize: number): number {
  return Math.max(...lines.map((line) => widthOf(line, fontSize, tracking)));
}

function glyph(character: string): readonly [number, string] {
  return displayGlyphs.glyphs[character] ?? displayGlyphs.glyphs['?'] ?? [0, ''];
}

function widthOf(text: string, fontSize: number, track: number): number {
  return [...text].reduce(
    (sum, character) => sum + (glyph(character)[0] / displayGlyphs.unitsPerEm + track) * fontSize,
    0,
  );
}

function textPath(text: string, x: number, y: number, fontSize: number, colour: string, track = tracking): string {
  const scale = fontSize / displayGlyphs.unitsPerEm;
  let at = x;
  return [...text]
    .map((character) => {
      const [advance, path] = glyph(character);
      const svg =
        path && `<path fill="${colour}" transform="translate(${at} ${y}) scale(${scale} ${-scale})" d="${path}Z"/>`;
      at += advance * scale + track * fontSize;
      return svg;
    })
    .join('');
}

function mark(): string {
  const colours: Record<string, string> = { k: ink.light, m: colorsOnCloth.m, y: colors.y.light };
  return Object.entries(stitchPaths(company.mark))
    .map(([dye, path]) => `<path stroke="${colours[dye]}" d="${path}"/>`)
    .join('');
}

/**
 * Renders the line: running stitches to the left edge, the title as a conversation, running stitches to the right edge.
 */
function line(title: string): string {
  const sum = [...title].reduce((total, character) => total + character.charCodeAt(0), 0);
  const turns: readonly Turn[] = [
    [0, 22 + (sum % 9)],
    [1, 34],
    [0, 16 + (sum % 5)],
    [1, 44],
  ];
  const woven = conversation(title, turns, { width: 1136, height: 170, unit: 8, rest: 3, lead: 0 });
  const end = 8 + turns.reduce((threads, [, count]) => threads + count + 3, 0);
  const stitches = [...Array(150).keys()].filter((thread) => thread < 8 || thread >= end);
  const path = stitches.map((thread) => `M${thread * 8 + 4} 543v8`).join('');
  return `<path class="st" fill="none" stroke-width="6.72" d="${path}"/><svg x="64" y="462" width="1136" height="170" viewBox="0 0 1136 170" fill="none">${woven.replace(/^<svg[^>]*>/, '')}`;
}

function threadStyle(): string {
  const { k1, k2, m, p, edge } = colorsOnCloth;
  const { y, c4, p2, w } = colors;
  const strokes = { st: edge, c1: k1, c2: m, c3: y.light, c4: c4.light, a1: k2, a2: p, a3: p2.light, a4: w.light };
  return Object.entries(strokes)
    .map(([name, color]) => `.${name}{stroke:${color}}`)
    .join('');
}
