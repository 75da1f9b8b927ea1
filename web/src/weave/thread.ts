import { shortNumber, type Stroke, strokes } from './strokes.ts';

/** Returns the next random number, at least 0 and below 1. */
export type Random = () => number;

/** Returns the 32-bit FNV-1a hash of a text, so that the same text gives the same image. */
export function hash(text: string): number {
  let bits = 2166136261;
  for (let index = 0; index < text.length; index++) bits = Math.imul(bits ^ text.charCodeAt(index), 16777619);
  return bits >>> 0;
}

/** Returns a generator whose numbers repeat for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

/** A syllable, drawn as a stepped diamond: centre and half width in threads, height from 0 to about 1. */
export type Syllable = { centre: number; halfWidth: number; height: number };

/** Place of a row of syllables in an image, in user units except for `threads`. */
type RowPlace = {
  threads: number;
  unit: number;
  left: number;
  /** Vertical position of the middle. */
  middle: number;
  /** Distance from the middle to the top of a syllable of height 1. */
  halfHeight: number;
};

/** Start of each colour layer, from the outermost inwards, as a share of the height. */
export const layerStarts = [0, 0.2, 0.42, 0.68] as const;

/** CSS classes of the colour layers, from the outermost inwards. */
export type Palette = readonly [string, string, string, string];

/** Threads cover this share of their width, otherwise no gap would separate them. */
const coverage = 0.84;

/** Returns random syllables from column `from` to `to` whose heights rise and then fall. */
export function phrase(random: Random, from: number, to: number, gain = 1): Syllable[] {
  const syllables: Syllable[] = [];
  let column = from;
  while (column < to - 3) {
    const halfWidth = Math.min(3 + Math.floor(random() * random() * 13), (to - column) / 2);
    if (halfWidth < 2) break;
    const position = (column + halfWidth - from) / (to - from);
    const arc = 0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, position * 0.85 + 0.12));
    const height = gain * arc * (0.4 + 0.6 * Math.sqrt(halfWidth / 16)) * (0.75 + 0.25 * random());
    syllables.push({ centre: column + halfWidth, halfWidth, height });
    column += halfWidth * 2 - 1 + (random() < 0.18 ? 2 : 0);
  }
  return syllables;
}

/** Returns the height of the syllables at a thread, from 0 to about 1. */
export function heightAt(syllables: readonly Syllable[], thread: number): number {
  return syllables.reduce(
    (highest, { centre, halfWidth, height }) => Math.max(highest, height * (1 - Math.abs(thread - centre) / halfWidth)),
    0,
  );
}

/**
 * Returns path data for a row of nested diamonds, one string per colour layer. Some threads are displaced by a row, like
 * resist-dyed ikat yarn, which gives the feathered edges.
 */
export function diamondRow(random: Random, syllables: readonly Syllable[], place: RowPlace): string[] {
  let displacement = 0;
  return dyedThreads(place, (thread) => {
    if (random() < 0.45) displacement = Math.round((random() - 0.5) * 2.4);
    return [heightAt(syllables, thread), displacement];
  });
}

/**
 * Returns path data for a row of threads, one string per colour layer. `threadAt` returns a thread's height, 0 to about 1,
 * and how many half rows it is displaced upwards or downwards.
 */
export function dyedThreads(
  { threads, unit, left, middle, halfHeight }: RowPlace,
  threadAt: (thread: number) => readonly [height: number, displacement: number],
): string[] {
  const layers: Stroke[][] = layerStarts.map(() => []);
  const rows = Math.max(2, Math.round(halfHeight / unit));
  for (let thread = 0; thread < threads; thread++) {
    const [height, displacement] = threadAt(thread);
    if (height <= 0.02) continue;
    layerStarts.forEach((start, layer) => {
      const half = Math.round((height - start * Math.min(1, height + 0.25)) * rows);
      if (half < 1) return;
      const top = middle - (half - displacement * 0.5) * unit;
      layers[layer]?.push([left + (thread + 0.5) * unit, top, half * 2 * unit]);
    });
  }
  return layers.map(strokes);
}

/** Returns colour layers as an SVG group, with one class for each. `unit` is the width of a thread. */
export function layerGroup(paths: readonly string[], unit: number, palette: Palette, attributes = ''): string {
  const elements = paths.map((path, layer) => (path ? `<path class="${palette[layer]}" d="${path}"/>` : ''));
  return `<g fill="none" stroke-width="${strokeWidth(unit)}"${attributes}>${elements.join('')}</g>`;
}

export function strokeWidth(unit: number): string {
  return shortNumber(unit * coverage);
}
