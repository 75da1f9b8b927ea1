/** Longest line of a vCard (RFC 2426, 2.6) and of a calendar (RFC 5545, 3.1) in bytes. */
const lineBytes = 75;

/** Returns properties as the lines of a vCard or a calendar. The values of texts must be escaped. */
export function contentLines(properties: readonly (readonly [name: string, value: string])[]): string {
  return properties.map(([name, value]) => `${foldLine(`${name}:${value}`)}\r\n`).join('');
}

/**
 * Escapes a text value (RFC 2426, 4; RFC 5545, 3.3.11). Removes control characters and every other character that a
 * program may take for a line break, otherwise a name could add a property.
 */
export function escapeText(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '')
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Breaks a line where it reaches 75 bytes; a space continues it. Never breaks a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let used = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (used + bytes > lineBytes) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += bytes;
  }
  return folded;
}
