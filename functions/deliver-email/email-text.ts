import type { EmailContent } from './email-content.ts';

/** Returns the email's plain-text part: labelled fields, the visitor's text, and the footer. */
export function emailText({ kind, title, fields, text, footer }: EmailContent): string {
  const lines = fields.map(
    ({ label, value, typed, note }) =>
      `${label}: ${value}${note === undefined ? '' : ` (${note})`}${typed === undefined ? '' : `\n${label} as typed: ${typed}`}`,
  );
  return [`${kind}: ${title}`, lines.join('\n'), text, `-- \n${footer.join('\n')}`]
    .filter((part) => part !== '')
    .join('\n\n');
}
