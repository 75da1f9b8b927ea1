/** A thread of a strip: its dye and its height in picks. */
type Thread = readonly [dye: 'm' | 'p' | 'y' | 'k' | 'st', picks: number];

const height = 7;
const width = 55;

/** Threads side by side as one SVG that stretches over its box. */
function strip(threads: readonly Thread[]): string {
  const paths = new Map<string, string>();
  threads.forEach(([dye, picks], x) => {
    if (picks > 0) paths.set(dye, `${paths.get(dye) ?? ''}M${x + 0.5} ${(height - picks) / 2}v${picks}`);
  });
  const drawn = [...paths].map(([dye, path]) => `<path class="${dye}" d="${path}"/>`).join('');
  return `<svg viewBox="0 0 ${threads.length} ${height}" preserveAspectRatio="none" aria-hidden="true">${drawn}</svg>`;
}

function threads(draw: (x: number) => Thread): Thread[] {
  return Array.from({ length: width }, (_, x) => draw(x));
}

/** So many diamonds with two stitches after each. */
function diamonds(dyes: readonly Thread[0][], picksWide: number): Thread[] {
  const middle = (picksWide - 1) / 2;
  return dyes.flatMap<Thread>((dye) => [
    ...Array.from({ length: picksWide }, (_, x): Thread => {
      const off = Math.abs(x - middle);
      return [off < 1 ? 'y' : dye, picksWide - 2 * off];
    }),
    ['st', 1],
    ['st', 1],
  ]);
}

/** One place on a long line. */
export const india = strip(
  threads((x) => {
    const off = Math.abs(x - 40);
    return off < 4 ? [off < 1 ? 'y' : 'm', 7 - 2 * off] : ['st', 1];
  }),
);

const bundleDyes = ['m', 'p', 'y', 'k', 'm'] as const;

/** Fifty threads in five bundles of ten. */
export const projects = strip(threads((x) => (x % 11 === 10 ? ['st', 0] : [bundleDyes[Math.floor(x / 11)] ?? 'm', 5])));

/** Five diamonds. */
export const trades = strip(diamonds(['m', 'p', 'k', 'm', 'p'], 9));

/** Six diamonds, and the beginning of the next year. */
export const years = strip([...diamonds(['p', 'p', 'p', 'p', 'p', 'p'], 7), ['st', 1]]);

/** Turns that alternate. */
export const agile = strip(
  threads((x) => {
    const dye = Math.floor(x / 5) % 2 === 1 ? 'p' : 'm';
    return x % 5 === 4 ? ['st', 1] : [dye, x % 5 === 1 || x % 5 === 2 ? 5 : 3];
  }),
);

/** 54 threads of 55. */
export const satisfaction = strip(threads((x) => (x === width - 1 ? ['st', 1] : [x % 9 === 4 ? 'y' : 'p', 5])));
