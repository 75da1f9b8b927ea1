/**
 * One line as it may stand in a header or a file name: what a person typed, without control characters, without
 * bidi controls (they can show `fdp.exe` as `exe.pdf`) and without halves of a character. Joiners stay, Gujarati
 * needs them.
 */
export function headerText(text: string): string {
  return wellFormed(text)
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '')
    .trim();
}

/** A message as typed, with line breaks as `\n` and without the controls that no keyboard types. */
export function bodyTextOf(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Whether a line holds a character that would end a header: a person's browser never sends one. */
export function breaksLine(text: string): boolean {
  return /[\r\n\0]/.test(text);
}

/** Half a character cannot be written as UTF-8: it becomes the replacement character everywhere at once. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
