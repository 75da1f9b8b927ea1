/**
 * Makes a line safe for a header or a file name. Removes control characters and bidi controls, which can show `fdp.exe`
 * as `exe.pdf`, and replaces unpaired surrogates. Retains joiners, which Gujarati needs. Breaks encoded words (RFC
 * 2047), otherwise the office's mail program would decode such controls from them.
 */
export function headerText(text: string): string {
  return wellFormed(text)
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '')
    .replaceAll('=?', '= ?')
    .trim();
}

/** Returns the text with `\n` as line break and without other control characters, except tabs. */
export function bodyTextOf(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Whether the text contains a character that ends a header line. Browsers never send one in a single-line field. */
export function breaksLine(text: string): boolean {
  return /[\r\n\0]/.test(text);
}

/** Replaces unpaired surrogates, which UTF-8 cannot encode, so that hashes and stored text agree. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
