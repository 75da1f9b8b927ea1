import { hash, rng } from './seed.ts';
import { f, type Stroke, strokes } from './strokes.ts';
import { envelope, layer, row, type Syllable } from './thread.ts';

/**
 * One turn of a conversation: the speaker (0 is the caller in red to yellow, 1 the agent in teal to mint) and its
 * number of threads.
 */
export type Turn = readonly [who: 0 | 1, threads: number];

/** Size of a line in user units. `unit` is the width of a thread; `rest` and `lead` are numbers of silent threads. */
export type LineSize = { width: number; height: number; unit: number; rest?: number; lead?: number };

/**
 * Returns a conversation as the SVG of one line: alternating turns in the colours of their speakers, and running
 * stitches for silence. Each turn is a group, so that CSS can animate them one after another.
 */
export function conversation(seed: string, turns: readonly Turn[], o: LineSize): string {
  const r = rng(hash(seed));
  const { width: W, height: H, unit: u } = o,
    rest = o.rest ?? 3;
  const n = Math.floor(W / u),
    x0 = (W - n * u) / 2;
  let x = o.lead ?? rest,
    body = '';
  const silence: Stroke[] = [];
  turns.forEach(([who, len], i) => {
    const s: Syllable[] = [];
    let t = x;
    const end = x + len;
    while (t < end - 2) {
      const left = end - t;
      let w = 3 + Math.floor(r() * 9);
      if (left < 10 || w * 2 > left) w = left / 2;
      s.push({ c: t + w - 0.5, w, a: Math.min(1, 0.28 + w / 13) * (0.82 + 0.18 * r()) });
      t += w * 2;
    }
    const local = s.map((q) => ({ ...q, c: q.c - x }));
    for (let g = 0; g < len; g++)
      if (Math.round(envelope(local, g) * ((H * 0.49) / u)) < 1)
        silence.push([x0 + (x + g + 0.5) * u, H / 2 - u / 2, u]);
    body += layer(
      row(r, local, len, u, x0 + x * u, H / 2, H * 0.49),
      u,
      who ? ['a1', 'a2', 'a3', 'a4'] : ['c1', 'c2', 'c3', 'c4'],
      ` class="turn i${i}"`,
    );
    for (let g = 0; g < rest; g++) silence.push([x0 + (end + g + 0.5) * u, H / 2 - u / 2, u]);
    x = end + rest;
  });
  return `<svg class="weave" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path class="st" stroke-width="${f(u * 0.84)}" d="${strokes(silence)}"/>${body}</svg>`;
}
