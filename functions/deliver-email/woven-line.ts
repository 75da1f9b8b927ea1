/** Threads across (8 px each) and picks down (7 px each). */
const threads = 75;
const picks = 9;
const middle = 4;

/** Dyes of a person's syllable from its edge to its core, and the thread between two. */
const dyes = ['#7D1712', '#D2382A', '#F2A91B', '#FFF3DA'] as const;
const stitch = '#71857E';

/**
 * The call woven from a name, as a table without an image: 600 px wide, one line that speaks in syllables, the same
 * for the same name. It decorates; readers of a screen skip it.
 */
export function wovenLine(name: string): string {
  const cloth = weave(name);
  const rows = cloth.map((row) => `<tr height="7">${cells(row)}</tr>`).join('');
  const ruler = `<tr height="0">${'<td width="8"></td>'.repeat(threads)}</tr>`;
  return (
    '<table role="presentation" aria-hidden="true" class="weave" width="600" cellpadding="0" cellspacing="0" border="0" ' +
    'style="width:600px;table-layout:fixed;font-size:0;line-height:0;mso-line-height-rule:exactly">' +
    `${ruler}${rows}</table>`
  );
}

/** Rows of colours, '' where the ground shows. */
function weave(name: string): string[][] {
  const random = randomFrom(hash(name));
  const cloth = Array.from({ length: picks }, () => Array.from({ length: threads }, () => ''));
  let thread = 3;
  while (thread < threads - 7) {
    const width = Math.min(3 + Math.floor(random() * 4), Math.floor((threads - 3 - thread) / 2));
    if (width < 2) break;
    const centre = thread + width;
    for (let at = thread; at <= centre + width; at += 1) drawColumn(cloth, at, Math.abs(at - centre), width);
    thread = centre + width + 2;
  }
  const line = cloth[middle] ?? [];
  for (let at = 0; at < threads; at += 1) {
    if (line[at] === '' && at % 3 !== 2) line[at] = stitch;
  }
  return cloth;
}

function drawColumn(cloth: string[][], at: number, distance: number, width: number): void {
  const loudness = width >= 6 ? 4 : width >= 5 ? 3.4 : width >= 4 ? 2.6 : 1.8;
  const height = Math.round(loudness * (1 - distance / (width + 1)) + 0.35);
  for (let step = -height; step <= height; step += 1) {
    const row = cloth[middle + step];
    if (row) row[at] = dyes[Math.min(3, height - Math.abs(step))] ?? '';
  }
}

/** Neighbours of one colour share a cell, so that the line stays light. */
function cells(row: readonly string[]): string {
  let out = '';
  for (let from = 0; from < row.length; ) {
    let to = from;
    while (to < row.length && row[to] === row[from]) to += 1;
    const span = to - from > 1 ? ` colspan="${to - from}"` : '';
    out += `<td${span}${row[from] ? ` bgcolor="${row[from]}"` : ''}></td>`;
    from = to;
  }
  return out;
}

/** FNV-1a of the name's code units. */
function hash(name: string): number {
  let state = 2_166_136_261;
  for (let at = 0; at < name.length; at += 1) state = Math.imul(state ^ name.charCodeAt(at), 16_777_619);
  return state >>> 0;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
