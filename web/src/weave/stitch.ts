import { type Stroke, strokes } from './strokes.ts';

/** Returns path data by colour for a bitmap. Each run of equal letters in a column is one vertical thread. */
export function stitchPaths(rows: readonly string[]): Record<string, string> {
  const threads: Record<string, Stroke[]> = {};
  const width = rows[0]?.length ?? 0;
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < rows.length; ) {
      const dye = rows[y]?.[x] ?? '.';
      let end = y + 1;
      while (end < rows.length && rows[end]?.[x] === dye) end++;
      if (dye !== '.') (threads[dye] ??= []).push([x + 0.5, y, end - y]);
      y = end;
    }
  }
  return Object.fromEntries(Object.entries(threads).map(([dye, list]) => [dye, strokes(list)]));
}

/** Returns one bitmap per column, so that the splash screen can animate each thread. */
export function threads(rows: readonly string[]): string[][] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, x) =>
    rows.map((row) => '.'.repeat(x) + (row[x] ?? '.') + '.'.repeat(width - x - 1)),
  );
}
