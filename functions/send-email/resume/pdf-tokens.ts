/** Kinds of bytes (ISO 32000-1, 7.2.2). */
export const [space, delimiter, regular] = [0, 1, 2];
export const kinds = new Uint8Array(256).fill(regular);
for (const byte of [0, 9, 10, 12, 13, 32]) kinds[byte] = space;
for (const byte of Buffer.from('()<>[]{}/%')) kinds[byte] = delimiter;

export function endOfRegular(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && kinds[bytes[at] as number] === regular) at += 1;
  return at;
}

export function endOfLine(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
  return at;
}

/** Returns the offset after white space and comments. */
export function skipSpace(bytes: Buffer, start: number): number {
  let at = start;
  for (; at < bytes.length; at += 1) {
    if (bytes[at] === 0x25) at = endOfLine(bytes, at);
    else if (kinds[bytes[at] as number] !== space) break;
  }
  return at;
}

export function endOfString(bytes: Buffer, start: number): number {
  let at = start;
  for (let depth = 1; at < bytes.length && depth > 0; at += 1) {
    const byte = bytes[at];
    if (byte === 0x5c) at += 1;
    else if (byte === 0x28) depth += 1;
    else if (byte === 0x29) depth -= 1;
  }
  return Math.min(at, bytes.length);
}

/** Returns undefined for what is no number, such as a keyword that starts with a digit. */
export function readNumber(bytes: Buffer, start: number, end: number): number | undefined {
  let whole = 0;
  for (let at = start; at < end && whole >= 0; at += 1) {
    const digit = (bytes[at] as number) - 0x30;
    whole = digit >= 0 && digit <= 9 ? whole * 10 + digit : -1;
  }
  if (whole >= 0) return whole;
  const value = end - start > 20 ? NaN : Number(bytes.toString('latin1', start, end));
  return Number.isNaN(value) ? undefined : value;
}

export function keyword(bytes: Buffer, start: number, end: number): boolean | undefined {
  const word = end - start > 5 ? '' : bytes.toString('latin1', start, end);
  return word === 'true' ? true : word === 'false' ? false : undefined;
}

/** Decodes the `#4a` escapes of a name. */
export function decodeName(name: string): string {
  if (!name.includes('#')) return name;
  return name.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

export function unescapeString(text: string): Buffer {
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const plain = text.replace(/\\([0-7]{1,3}|\r\n|[^])|\r\n?/g, (_, escape?: string) => {
    if (escape === undefined) return '\n';
    if (/^[0-7]/.test(escape)) return String.fromCharCode(parseInt(escape, 8) & 255);
    return /^[\r\n]/.test(escape) ? '' : (escapes[escape] ?? escape);
  });
  return Buffer.from(plain, 'latin1');
}

/** Decodes hexadecimal digits; a missing last one is 0. */
export function hexBytes(text: string): Buffer {
  const digits = text.replace(/[^\da-fA-F]/g, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}
