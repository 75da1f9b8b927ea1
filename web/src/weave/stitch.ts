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

/** The same bitmap, one thread at a time, so that the splash can let each of them hum. */
export function threads(rows: readonly string[]): string[][] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, x) =>
    rows.map((row) => '.'.repeat(x) + (row[x] ?? '.') + '.'.repeat(width - x - 1)),
  );
}
