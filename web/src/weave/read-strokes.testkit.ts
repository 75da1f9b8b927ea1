import type { Stroke } from './strokes.ts';

/** Reads path data of vertical threads as SVG does: `M` is absolute, `m` continues from the end of the last thread. */
export function readStrokes(path: string): Stroke[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Mm])(-?[\d.]+) ?(-?[\d.]+)v(-?[\d.]+)/g)].map(([, move, across, down, length]) => {
    if (move === 'M') [x, y] = [0, 0];
    [x, y] = [x + Number(across), y + Number(down)];
    const thread: Stroke = [x, y, Number(length)];
    y += Number(length);
    return thread.map((value) => Math.round(value * 10) / 10) as unknown as Stroke;
  });
}

/** Reads the running stitches of a woven line, which are its silent threads. */
export function readStitches(svg: string): Stroke[] {
  return readStrokes(/class="st"[^>]* d="([^"]*)"/.exec(svg)?.[1] ?? '');
}
