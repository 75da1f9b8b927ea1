import { artworkGrounds, type Color, type ColorName, colors } from '#content/colors.ts';
import { hash } from './thread.ts';
import { type WeaveKind, weave } from './weave.ts';

/** Backgrounds of cloths: four tints and the saturated ones. */
export const grounds = ['var(--t1)', 'var(--t2)', 'var(--t3)', 'var(--t4)', ...artworkGrounds] as const;

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

/** Returns a woven image, 640 by 400. `place` chooses its background and palette. */
export function cloth(seed: string, place: number, kind: WeaveKind): string {
  const [ground, palette] = pairs[place % pairs.length] ?? pairs[0];
  const unit = (hash(seed) >>> 4) & 1 ? 10 : 8;
  const svg = weave(seed, { kind, palette, width: 640, height: 400, unit });
  return standAlone(svg, 640, 400, `<rect width="640" height="400" fill="${grounds[ground]}"/>`);
}

const coverKinds = ['voice', 'field', 'border', 'ring', 'call'] as const satisfies readonly WeaveKind[];

/** Returns the picture of a post that has none in WordPress, woven from its slug alone: it is the same everywhere. */
export function cover(slug: string): string {
  const bits = hash(slug);
  return cloth(slug, bits >>> 8, coverKinds[bits % coverKinds.length] ?? 'voice');
}

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
  q: 'k2',
  x: 'p2',
} as const satisfies Record<string, ColorName>;

/**
 * Returns an SVG as a standalone file, with namespace, size, background and the colours it uses, because an image file
 * cannot read the custom properties of the page.
 */
export function standAlone(svg: string, width: number, height: number, ground = ''): string {
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
