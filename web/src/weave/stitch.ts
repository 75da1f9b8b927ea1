import { hash } from './seed.ts';

/** Bitmap rows → one path string a dye: each run of equal letters in a column is one vertical thread. */
export function stitchPaths(rows: readonly string[]): Record<string, string> {
  const paths: Record<string, string> = {};
  const width = rows[0]?.length ?? 0;
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < rows.length; ) {
      const dye = rows[y]?.[x] ?? '.';
      let end = y + 1;
      while (end < rows.length && rows[end]?.[x] === dye) end++;
      if (dye !== '.') paths[dye] = `${paths[dye] ?? ''}M${x + 0.5} ${y}v${end - y}`;
      y = end;
    }
  }
  return paths;
}

/** A 7 by 7 shade-card swatch woven from a name: symmetric in both directions, two dyes on a ground. */
export function swatch(name: string, [edge, centre]: readonly [string, string]): string[] {
  const bits = hash(name);
  return Array.from({ length: 7 }, (_, y) =>
    Array.from({ length: 7 }, (_, x) => {
      const dx = Math.abs(x - 3);
      const dy = Math.abs(y - 3);
      const distance = dx + dy;
      const bit = (bits >>> ((Math.min(dx, dy) * 7 + Math.max(dx, dy) * 3) % 29)) & 1;
      if (distance > 5) return '.';
      if (distance === 0) return centre;
      if (distance === 3) return edge;
      if (bit) return distance > 3 ? edge : centre;
      return distance < 3 ? edge : '.';
    }).join(''),
  );
}

/** The same bitmap, one thread at a time, so that the splash can let each of them hum. */
export function threads(rows: readonly string[]): string[][] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, x) =>
    rows.map((row) => '.'.repeat(x) + (row[x] ?? '.') + '.'.repeat(width - x - 1)),
  );
}
