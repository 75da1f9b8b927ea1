import { artworkGrounds, type Color, type ColorName, colors } from '#content/colors.ts';
import { conversation } from '#weave/conversation.ts';
import { portrait } from '../../src/weave/portrait.ts';
import { hash } from '#weave/thread.ts';
import { stitchPaths } from '#weave/strokes.ts';
import { type WeaveKind, weave } from '../../src/weave/weave.ts';

const grounds = ['var(--t1)', 'var(--t2)', 'var(--t3)', 'var(--t4)', ...artworkGrounds] as const;

/**
 * Background and palette of a cloth, as indices in `grounds` and in the palettes of the weave. Chosen by eye; no palette
 * starts with its background colour.
 */
const pairs = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 3],
  [2, 0],
  [2, 1],
  [3, 2],
  [3, 3],
  [4, 2],
  [4, 4],
  [5, 4],
  [6, 1],
  [6, 2],
  [7, 4],
  [7, 2],
] as const;

/** Arrangements of each collection, in the order of its images. */
const kinds: Readonly<Record<'gallery' | 'post', readonly WeaveKind[]>> = {
  gallery: ['voice', 'ring', 'field', 'border', 'call'],
  post: ['voice', 'field', 'border', 'voice', 'ring', 'call', 'voice'],
};

/** Returns a woven image, 640 by 400, for the gallery or a post without an image. */
export function cloth(seed: string, place: number, collection: keyof typeof kinds): string {
  const [ground, palette] = pairs[(place * 4 + 2) % pairs.length] ?? pairs[0];
  const kind = kinds[collection][place % kinds[collection].length] ?? 'voice';
  const unit = (hash(seed) >>> 4) & 1 ? 10 : 8;
  const svg = weave(seed, { kind, palette, width: 640, height: 400, unit });
  return standAlone(svg, 640, 400, `<rect width="640" height="400" fill="${grounds[ground]}"/>`);
}

/** Returns the picture of a project's card, its line on a tint. */
export function projectCloth(svg: string, place: number): string {
  return standAlone(svg, 640, 400, `<rect width="640" height="400" fill="${grounds[place % 4]}"/>`);
}

/** Three tones of the caller's dyes, in the order of the layers. */
const callerTones = [
  ['c1', 'c2', 'c3', 'c4'],
  ['m', 'y', 'c4', 'w'],
  ['c1', 'y', 'm', 'c4'],
] as const;

/** Returns a client's turn, woven from the quote in the caller's dyes, on a transparent background. */
export function print(quote: string, place: number, turn: number): string {
  const [width, height] = turn > 50 ? [660, 150] : [470, 110];
  const tone = callerTones[place % 3] ?? callerTones[0];
  const svg = conversation(quote, [[0, turn]], { width, height, unit: 10, rest: 2, lead: 0 });
  return standAlone(
    svg.replace(/"c([1-4])"/g, (_, layer: string) => `"${tone[Number(layer) - 1]}"`),
    width,
    height,
  );
}

/** Returns a woven placeholder for a portrait. */
export function person(name: string, place: number): string {
  const svg = portrait(name, place);
  const tint = /\bt[1-4]\b/.exec(svg)?.[0] ?? 't1';
  return standAlone(svg, 112, 112, `<rect width="112" height="112" fill="var(--${tint})"/>`);
}

/** Returns a woven placeholder for a client's logo: an 11 by 11 diamond derived from the name. */
export function clientLogo(name: string): string {
  const bits = hash(name);
  const middle = 5;
  const rows = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 11 }, (_, column) => {
      const [across, down] = [Math.abs(column - middle), Math.abs(row - middle)];
      if (across + down > middle) return '.';
      const isEdge = across + down === middle;
      return isEdge || (bits >>> ((across * 3 + down * 5) % 23)) & 1 ? 'k' : '.';
    }).join(''),
  );
  const path = stitchPaths(rows).k ?? '';
  return standAlone(`<svg><path fill="none" stroke-width=".86" stroke="var(--edge)" d="${path}"/></svg>`, 11, 11);
}

/** Name of the colour of each thread class. */
const threads = {
  k: 'k',
  m: 'm',
  y: 'y',
  p: 'p',
  p2: 'p2',
  w: 'w',
  c1: 'k1',
  c2: 'm',
  c3: 'y',
  c4: 'c4',
  a1: 'k2',
  a2: 'p',
  a3: 'p2',
  a4: 'w',
  st: 'edge',
} as const satisfies Record<string, ColorName>;

/**
 * Returns an SVG as a standalone file, with namespace, size, background and the colours it uses, because an image file
 * cannot read the custom properties of the page.
 */
function standAlone(svg: string, width: number, height: number, ground = ''): string {
  const inner = ground + svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  const strokes = Object.entries(threads)
    .filter(([name]) => inner.includes(`class="${name}"`))
    .map(([name, dye]) => `.${name}{stroke:var(--${dye})}`)
    .join('');
  const used = Object.entries<Color>(colors).filter(([name]) => (strokes + inner).includes(`var(--${name})`));
  const light = used.map(([name, color]) => `--${name}:${color.light}`).join(';');
  const dark = used
    .filter(([, color]) => color.dark !== color.light)
    .map(([name, color]) => `--${name}:${color.dark}`)
    .join(';');
  const style = `:root{${light}}@media(prefers-color-scheme:dark){:root{${dark}}}path{fill:none}${strokes}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style>${inner}</svg>`;
}
