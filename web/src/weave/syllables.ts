/** Threads of a syllable, at least: half a second of a call. */
const leastThreads = 5;

/** Weights of the levels around a thread. */
const kernel = [1, 2, 3, 2, 1];

/**
 * Returns the height of each thread, from 0 to 1, for levels from 0 to 9. What is spoken between two pauses is divided at
 * its valleys into stepped diamonds: each begins and ends when the sound does, and is the higher, the louder and the longer
 * it is. A level by itself would be a bar.
 */
export function syllableHeights(levels: readonly number[]): number[] {
  const isPause = levels.map((level, at) => level === 0 && !(levels[at - 1] && levels[at + 1]));
  const smooth = levels.map((_, at) =>
    isPause[at] ? 0 : kernel.reduce((sum, weight, step) => sum + (weight * (levels[at + step - 2] ?? 0)) / 81, 0),
  );
  const isValley = (at: number) =>
    smooth[at]! <= smooth[at - 1]! && smooth[at]! < smooth[at + 1]! && smooth[at]! <= (smooth[at + 2] ?? 0);
  const heights = levels.map(() => 0);
  for (let start = 0; start < levels.length; ) {
    if (isPause[start]) {
      start += 1;
      continue;
    }
    const next = isPause.indexOf(true, start);
    const stop = next < 0 ? levels.length : next;
    let end = start + leastThreads;
    while (end < stop && !(isValley(end) && stop - end >= leastThreads)) end += 1;
    end = Math.min(end, stop);
    const width = end - start;
    const height = Math.min(1.04 * Math.max(...smooth.slice(start, end)), 0.25 + width / 16);
    for (let at = start; at < end; at++) {
      heights[at] = height * (1 - Math.abs(at + 0.5 - (start + end) / 2) / (width / 2 + 0.6));
    }
    start = end;
  }
  return heights;
}
