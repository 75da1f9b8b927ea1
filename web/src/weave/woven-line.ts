import { createRandom, hash } from './seed.ts';

/** Number of columns (threads) and rows (picks). */
export const wovenLineSize = { threads: 75, picks: 9 } as const;

/**
 * Colour of a stitch: background, silence between syllables, or a dye from the edge of a syllable (1) to its core (4).
 */
export type Stitch = 'ground' | 'silence' | 1 | 2 | 3 | 4;

/** Returns a line woven from a name, as rows of stitches. The same name gives the same line. */
export function wovenLine(name: string): Stitch[][] {
  const { threads, picks } = wovenLineSize;
  const random = createRandom(hash(name));
  const rows = Array.from({ length: picks }, () => Array.from({ length: threads }, (): Stitch => 'ground'));
  let thread = 3;
  while (thread < threads - 7) {
    const width = Math.min(3 + Math.floor(random() * 4), Math.floor((threads - 3 - thread) / 2));
    if (width < 2) break;
    const centre = thread + width;
    for (let at = thread; at <= centre + width; at += 1) weaveThread(rows, at, Math.abs(at - centre), width);
    thread = centre + width + 2;
  }
  const middle = rows[Math.floor(picks / 2)] ?? [];
  return rows.map((row) =>
    row === middle ? row.map((stitch, at) => (stitch === 'ground' && at % 3 !== 2 ? 'silence' : stitch)) : row,
  );
}

/** Draws one thread of a syllable; threads near its centre are taller. */
function weaveThread(rows: Stitch[][], at: number, distance: number, width: number): void {
  const loudness = [1.8, 2.6, 3.4, 4][Math.max(0, width - 3)] ?? 4;
  const height = Math.round(loudness * (1 - distance / (width + 1)) + 0.35);
  for (let step = -height; step <= height; step += 1) {
    const row = rows[Math.floor(rows.length / 2) + step];
    if (row) row[at] = Math.min(4, height - Math.abs(step) + 1) as Stitch;
  }
}
