/** A vertical thread: its start and its length downwards, in user units. */
export type Stroke = readonly [x: number, y: number, length: number];

/** Returns a number rounded to one decimal, in as few characters as possible. */
export function shortNumber(value: number): string {
  return String(tenth(value));
}

/**
 * Returns path data of vertical threads, each relative to the end of the previous one. Relative coordinates repeat and
 * so compress to half the size of absolute ones: 0.8 kB less on the home page.
 */
export function strokes(threads: readonly Stroke[]): string {
  let [fromX, fromY] = [0, 0];
  return threads
    .map(([x, y, length]) => {
      const [right, down] = [shortNumber(tenth(x) - fromX), shortNumber(tenth(y) - fromY)];
      [fromX, fromY] = [tenth(x), tenth(y) + tenth(length)];
      return `m${right}${down.startsWith('-') ? '' : ' '}${down}v${shortNumber(length)}`;
    })
    .join('');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

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
