/** A thread of a strip: its dye and its height, in units of the SVG. */
export type Thread = readonly [dye: 'm' | 'p' | 'p2' | 'y' | 'k' | 'st', picks: number];

const height = 7;

/** Returns the threads side by side as an SVG that stretches to the size of its container. */
export function strip(threads: readonly Thread[]): string {
  const paths = new Map<string, string>();
  threads.forEach(([dye, picks], x) => {
    if (picks > 0) paths.set(dye, `${paths.get(dye) ?? ''}M${x + 0.5} ${(height - picks) / 2}v${picks}`);
  });
  const elements = [...paths].map(([dye, path]) => `<path class="${dye}" d="${path}"/>`).join('');
  return `<svg viewBox="0 0 ${threads.length} ${height}" preserveAspectRatio="none" aria-hidden="true">${elements}</svg>`;
}
