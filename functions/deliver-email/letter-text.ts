import type { Letter } from './letter.ts';

/** The letter as plain text: labelled lines, then what was written, then where it came from. */
export function letterText({ kind, title, fields, text, footer }: Letter): string {
  const lines = fields.map(({ label, value, note }) => `${label}: ${value}${note === undefined ? '' : ` (${note})`}`);
  return [`${kind}: ${title}`, lines.join('\n'), text, `-- \n${footer.join('\n')}`]
    .filter((part) => part !== '')
    .join('\n\n');
}
