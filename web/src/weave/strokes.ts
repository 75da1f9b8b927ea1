/** An upright thread: where it begins, and how far down it goes; user units. */
export type Stroke = readonly [x: number, y: number, length: number];

/** A number in as few characters as a tenth of a unit needs. */
export const f = (v: number) => String(Math.round(v * 10) / 10);

/**
 * Path data of upright threads, each begun from the end of the one before. Threads side by side are alike while their
 * places never are, so this compresses to half of what absolute places do; 0.8 kB of the home page's document.
 */
export function strokes(threads: readonly Stroke[]): string {
  let [fromX, fromY] = [0, 0];
  return threads
    .map(([x, y, length]) => {
      const [right, down] = [f(tenth(x) - fromX), f(tenth(y) - fromY)];
      [fromX, fromY] = [tenth(x), tenth(y) + tenth(length)];
      return `m${right}${down.startsWith('-') ? '' : ' '}${down}v${f(length)}`;
    })
    .join('');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
