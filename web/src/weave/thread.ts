import { f, type Stroke, strokes } from './strokes.ts';

/** A syllable, drawn as a stepped diamond: centre `c` and half width `w` in threads, height `a` from 0 to 1. */
export type Syllable = { c: number; w: number; a: number };

/** Returns random syllables from column `from` to `to` whose heights rise and then fall. */
export function phrase(r: () => number, from: number, to: number, gain = 1): Syllable[] {
  const out: Syllable[] = [];
  let x = from;
  while (x < to - 3) {
    const w = Math.min(3 + Math.floor(r() * r() * 13), (to - x) / 2);
    if (w < 2) break;
    const pos = (x + w - from) / (to - from);
    const arc = 0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, pos * 0.85 + 0.12));
    out.push({ c: x + w, w, a: gain * arc * (0.4 + 0.6 * Math.sqrt(w / 16)) * (0.75 + 0.25 * r()) });
    x += w * 2 - 1 + (r() < 0.18 ? 2 : 0);
  }
  return out;
}
/** Returns the height of the syllables at thread `i`, from 0 to about 1. */
export const envelope = (s: Syllable[], i: number): number => {
  let m = 0;
  for (const { c, w, a } of s) {
    const v = a * (1 - Math.abs(i - c) / w);
    if (v > m) m = v;
  }
  return m;
};

/** Start of each colour layer as a share of the height. */
export const CUTS = [0, 0.2, 0.42, 0.68];
/** Returns path data for a row of nested diamonds, one string per colour layer. */
export function row(
  r: () => number,
  syl: Syllable[],
  n: number,
  u: number,
  x0: number,
  cy: number,
  half: number,
): string[] {
  const threads: Stroke[][] = CUTS.map(() => []);
  const picks = Math.max(2, Math.round(half / u));
  let slip = 0;
  for (let i = 0; i < n; i++) {
    const e = envelope(syl, i);
    if (r() < 0.45) slip = Math.round((r() - 0.5) * 2.4);
    if (e <= 0.02) continue;
    CUTS.forEach((t, k) => {
      const h = Math.round((e - t * Math.min(1, e + 0.25)) * picks);
      if (h < 1) return;
      threads[k]!.push([x0 + (i + 0.5) * u, cy - (h - slip * 0.5) * u, h * 2 * u]);
    });
  }
  return threads.map(strokes);
}

/** Returns a row as an SVG group with one class per colour layer. */
export const layer = (d: string[], u: number, cls: string[], g = '') =>
  `<g fill="none" stroke-width="${f(u * 0.84)}"${g}>` +
  d.map((p, k) => (p ? `<path class="${cls[k]}" d="${p}"/>` : '')).join('') +
  '</g>';
