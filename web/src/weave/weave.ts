import { hash, rng } from './seed.ts';
import { f } from './strokes.ts';
import { CUTS, envelope, layer, phrase, row, type Syllable } from './thread.ts';

/*
 * A phrase is a series of syllables; each syllable is a stepped diamond, each column one thread. Threads are displaced
 * by one row at random, like resist-dyed ikat yarn, which gives the feathered edges.
 */
/** Arrangement of the phrases in an image. */
export type WeaveKind = 'call' | 'voice' | 'field' | 'ring' | 'border';
/** Options of an image; the seed determines those left out. */
export type WeaveOptions = {
  kind?: WeaveKind;
  width?: number;
  height?: number;
  /** Width of a thread in user units. A larger unit gives a coarser image and fewer bytes. */
  unit?: number;
  /** Index in `PALETTES`. */
  palette?: 0 | 1 | 2 | 3 | 4 | 5;
};

/**
 * CSS classes of the colour layers, from the outermost inwards. The classes resolve to custom properties, so images
 * follow the theme.
 */
export const PALETTES: string[][] = [
  ['k', 'm', 'y', 'w'],
  ['k', 'p', 'y', 'w'],
  ['m', 'y', 'k', 'w'],
  ['p', 'k', 'm', 'y'],
  ['y', 'm', 'k', 'w'],
  ['m', 'k', 'y', 'p'],
];

/** Returns an SVG woven from a text; the same text gives the same image. */
export function weave(seed: string, o: WeaveOptions = {}): string {
  const h = hash(seed),
    r = rng(h);
  const W = o.width ?? 640,
    H = o.height ?? 400;
  const u = o.unit ?? 8;
  const kind = o.kind ?? (['voice', 'field', 'call', 'ring', 'border'] as const)[h % 5]!;
  const pal = PALETTES[o.palette ?? (h >>> 8) % PALETTES.length]!;
  const alt = PALETTES[((o.palette ?? h >>> 8) + 1) % PALETTES.length]!;
  const n = Math.floor(W / u),
    x0 = (W - n * u) / 2;
  let body = '';
  if (kind === 'voice') {
    body = layer(row(r, phrase(r, 2, n - 2, 1.1), n, u, x0, H / 2, H * 0.46), u, pal);
  } else if (kind === 'call') {
    // Two voices on two rows that take turns.
    let x = 1,
      who = r() < 0.5 ? 0 : 1;
    const a: Syllable[] = [],
      b: Syllable[] = [];
    while (x < n - 8) {
      const len = Math.min(14 + Math.floor(r() * 20), n - 1 - x);
      (who ? b : a).push(...phrase(r, x, x + len, 1.2));
      x += len - 5;
      who ^= 1;
    }
    body =
      layer(row(r, a, n, u, x0, H * 0.32, H * 0.26), u, pal) + layer(row(r, b, n, u, x0, H * 0.68, H * 0.26), u, alt);
  } else if (kind === 'field') {
    const p = 20 + Math.floor(r() * 3) * 4,
      rows = Math.max(2, Math.round(H / (p * u * 0.62)));
    const rh = H / rows;
    for (let j = -1; j <= rows; j++) {
      const s: Syllable[] = [];
      for (let c = j & 1 ? 0 : p / 2; c <= n + p; c += p) s.push({ c, w: p / 2 + 0.5, a: 0.95 });
      body += layer(row(r, s, n, u, x0, (j + 0.5) * rh + rh / 2, rh * 0.98), u, j & 1 ? pal : alt);
    }
  } else if (kind === 'border') {
    const rows = 3;
    for (let j = 0; j < rows; j++) {
      const s = phrase(r, 0, n, 1),
        y = H * [0.22, 0.56, 0.86][j]!,
        hh = H * [0.2, 0.16, 0.12][j]!;
      body += layer(row(r, s, n, u, x0, y, hh), u, j & 1 ? alt : pal);
    }
  } else {
    // A phrase repeated around the centre as a rosette.
    const fold = [6, 8, 10][Math.floor(r() * 3)]!,
      half = [11, 9, 7][[6, 8, 10].indexOf(fold)]!,
      m = fold * half * 2;
    const s = phrase(r, 0, half + 6, 1.1),
      R = Math.min(W, H) * 0.47,
      r0 = R * 0.24;
    const d = ['', '', '', ''];
    for (let i = 0; i < m; i++) {
      const q = i % (half * 2),
        e = 0.2 + Math.min(0.8, envelope(s, 2 + (q < half ? q : half * 2 - 1 - q))),
        t = ((i + 0.5) / m) * Math.PI * 2 - Math.PI / 2,
        cx = Math.cos(t),
        sy = Math.sin(t);
      CUTS.forEach((c, k) => {
        const hgt = Math.round(((e - c * 0.85) * (R - r0)) / u) * u;
        if (hgt > 0) d[k] += `M${f(W / 2 + cx * r0)} ${f(H / 2 + sy * r0)}l${f(cx * hgt)} ${f(sy * hgt)}`;
      });
    }
    body = layer(d, u * 0.8, pal);
  }
  return `<svg class="weave" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${body}</svg>`;
}
