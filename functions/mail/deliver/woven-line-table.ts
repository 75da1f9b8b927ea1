import { stitchColors } from '#weave/stitch-colors.ts';
import { type LineSource, type Stitch, wovenLine, wovenLineSize } from '#weave/woven-line.ts';

/**
 * Returns the line woven from a name or a recording as a 600 px wide table, because mail programs block images. Hidden
 * from screen readers.
 */
export function wovenLineTable(source: LineSource): string {
  const rows = wovenLine(source).map((row) => `<tr height="7">${cells(row)}</tr>`);
  const ruler = `<tr height="0">${'<td width="8"></td>'.repeat(wovenLineSize.threads)}</tr>`;
  return (
    '<table role="presentation" aria-hidden="true" class="weave" width="600" cellpadding="0" cellspacing="0" border="0" ' +
    'style="width:600px;table-layout:fixed;font-size:0;line-height:0;mso-line-height-rule:exactly">' +
    `${ruler}${rows.join('')}</table>`
  );
}

/** Merges neighbouring stitches of one colour into one cell, which keeps the email small. */
function cells(row: readonly Stitch[]): string {
  let out = '';
  for (let from = 0; from < row.length; ) {
    const stitch = row[from] ?? 'ground';
    let to = from;
    while (to < row.length && row[to] === stitch) to += 1;
    const span = to - from > 1 ? ` colspan="${to - from}"` : '';
    const color = stitchColors[stitch];
    out += `<td${span}${color && ` bgcolor="${color}"`}></td>`;
    from = to;
  }
  return out;
}
