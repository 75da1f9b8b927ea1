import { conversation } from '../../src/weave/conversation.ts';
import { portrait } from '../../src/weave/portrait.ts';
import { hash } from '../../src/weave/seed.ts';
import { stitchPaths } from '../../src/weave/stitch.ts';
import { type WeaveKind, weave } from '../../src/weave/weave.ts';

/**
 * Colours embedded in image files, which cannot read the custom properties of the page. `dark` applies in dark mode. A
 * test compares them with styles/tokens.css.
 */
export const dyes = {
  light: {
    k: '#0E2421',
    k1: '#7D1712',
    k2: '#06403F',
    m: '#D2382A',
    y: '#F2A91B',
    p: '#0F7C78',
    p2: '#74CDBB',
    w: '#FFFFFF',
    c4: '#FFF3DA',
    st: '#71857E',
    t1: '#F8D3C3',
    t2: '#C7E3DC',
    t3: '#FAE2A8',
    t4: '#DCE5E1',
    ink: '#0E2421',
  },
  dark: {
    k1: '#8E1F1A',
    k2: '#0E5A57',
    m: '#E4472F',
    p: '#17948C',
    st: '#718D84',
    t1: '#D99C86',
    t2: '#86BBAF',
    t3: '#DDB765',
    t4: '#9DB2AA',
    ink: '#EDF4F0',
  },
} as const;

/** Background colours of a cloth. The palettes for each are chosen by eye; none starts with the background colour. */
const grounds = [
  'var(--t1)',
  'var(--t2)',
  'var(--t3)',
  'var(--t4)',
  '#0E2421',
  '#B92D20',
  '#F2A91B',
  '#0B5F5B',
] as const;
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
const kinds: Readonly<Record<'project' | 'gallery' | 'post', readonly WeaveKind[]>> = {
  project: ['voice', 'ring', 'field', 'border', 'voice', 'call'],
  gallery: ['voice', 'ring', 'field', 'border', 'call'],
  post: ['voice', 'field', 'border', 'voice', 'ring', 'call', 'voice'],
};

/** Returns a woven image, 640 by 400, for a project, the gallery or a post without an image. */
export function cloth(seed: string, place: number, collection: keyof typeof kinds): string {
  const [ground, palette] = pairs[(place * 4 + 2) % pairs.length] ?? pairs[0];
  const kind = kinds[collection][place % kinds[collection].length] ?? 'voice';
  const unit = (hash(seed) >>> 4) & 1 ? 10 : 8;
  const svg = weave(seed, { kind, palette, width: 640, height: 400, unit });
  return standAlone(svg, 640, 400, `<rect width="640" height="400" fill="${grounds[ground]}"/>`);
}

/** Returns one speaker's turn, woven from a quote, on a transparent background. */
export function print(quote: string, place: number, turn: number): string {
  const [width, height] = turn > 50 ? [660, 150] : [470, 110];
  const who = place % 2 === 0 ? 0 : 1;
  return standAlone(conversation(quote, [[who, turn]], { width, height, unit: 10, rest: 2 }), width, height);
}

/** Returns a woven placeholder for a portrait. */
export function person(name: string, place: number): string {
  const style = [0, 1, 3, 2, 4, 5][place % 6] ?? 0;
  const svg = portrait(name, style);
  const tint = /\bt[1-4]\b/.exec(svg)?.[0] ?? 't1';
  return standAlone(svg, 112, 112, `<rect width="112" height="112" fill="var(--${tint})"/>`);
}

/** Returns a woven placeholder for a client's logo: an 11 by 11 diamond derived from the name. */
export function clientLogo(name: string): string {
  const bits = hash(name);
  const rows = Array.from({ length: 11 }, (_, y) =>
    Array.from({ length: 11 }, (_, x) => {
      const dx = Math.abs(x - 5);
      const dy = Math.abs(y - 5);
      if (dx + dy > 5) return '.';
      return (bits >>> ((dx * 3 + dy * 5) % 23)) & 1 || dx + dy === 5 ? 'k' : '.';
    }).join(''),
  );
  const path = stitchPaths(rows).k ?? '';
  return standAlone(`<svg><path fill="none" stroke-width=".86" stroke="var(--ink)" d="${path}"/></svg>`, 11, 11);
}

/** Colour of each thread class. */
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
  st: 'st',
} as const;

/** Returns an SVG as a standalone file, with namespace, size, background and the colours it uses. */
function standAlone(svg: string, width: number, height: number, ground = ''): string {
  const inner = ground + svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  const strokes = Object.entries(threads)
    .filter(([name]) => inner.includes(`class="${name}"`))
    .map(([name, dye]) => `.${name}{stroke:var(--${dye})}`)
    .join('');
  const properties = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .filter(([name]) => (strokes + inner).includes(`var(--${name})`))
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  const style = `:root{${properties(dyes.light)}}@media(prefers-color-scheme:dark){:root{${properties(dyes.dark)}}}path{fill:none}${strokes}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style>${inner}</svg>`;
}
