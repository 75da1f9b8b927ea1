import { constants, inflateRawSync } from 'node:zlib';
import { BudgetExceeded, type Budget } from './budget.ts';

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

/** Longer than any name that the check needs, in escapes. */
const longestName = 400;

export function decodeName(name: string): string {
  if (name.length > longestName || !name.includes('#')) return name;
  return name.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

const escapes: ReadonlyMap<number, number> = new Map(
  ['n\n', 'r\r', 't\t', 'b\b', 'f\f'].map(([letter = '', meaning = '']) => [
    letter.charCodeAt(0),
    meaning.charCodeAt(0),
  ]),
);

/** Decodes the inside of a literal string byte by byte: a callback for each escape would cost hundreds of megabytes. */
export function unescapeString(text: Buffer): Buffer {
  if (!text.includes(0x5c) && !text.includes(13)) return text;
  const plain = Buffer.alloc(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    let byte = text[at] as number;
    const isEscape = byte === 0x5c && at + 1 < text.length;
    if (isEscape) byte = text[(at += 1)] as number;
    const isLineEnd = byte === 13 || (byte === 10 && isEscape);
    if (byte === 13 && text[at + 1] === 10) at += 1;
    if (isLineEnd && isEscape) continue;
    if (isLineEnd) byte = 10;
    else if (isEscape && isOctal(byte)) {
      byte -= 0x30;
      for (let digits = 1; digits < 3 && isOctal(text[at + 1]); digits += 1)
        byte = byte * 8 + (text[(at += 1)] as number) - 0x30;
    } else if (isEscape) byte = escapes.get(byte) ?? byte;
    plain[length] = byte;
    length += 1;
  }
  return plain.subarray(0, length);
}

function isOctal(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x37;
}

const digitValues = new Uint8Array(256).fill(255);
for (const digit of '0123456789abcdefABCDEF') digitValues[digit.charCodeAt(0)] = parseInt(digit, 16);

/** Decodes hexadecimal digits up to `>`; a missing last one is 0. */
export function hexBytes(text: Buffer): Buffer {
  const bytes = Buffer.alloc(Math.ceil(text.length / 2));
  let digits = 0;
  for (let at = 0; at < text.length && text[at] !== 0x3e; at += 1) {
    const value = digitValues[text[at] as number] as number;
    if (value === 255) continue;
    bytes[digits >> 1] = digits % 2 === 0 ? value << 4 : (bytes[digits >> 1] as number) | value;
    digits += 1;
  }
  return bytes.subarray(0, Math.ceil(digits / 2));
}

/** A stream has a filter that writers do not use for what the check must read, or damaged data. */
export class UnreadableStream extends Error {}

/** Larger streams could not be examined within the budget (budget.ts). */
const maxStreamBytes = 24 * 1024 * 1024;

/** Applies the filters of a stream in their order. Throws `UnreadableStream` for filters of pictures, and LZW. */
export function decodeStream(data: Buffer, filters: readonly string[], budget: Budget): Buffer {
  return filters.reduce((encoded, filter) => {
    const isFlate = filter === '/FlateDecode' || filter === '/Fl';
    // zlib is that much faster than the other two.
    budget.spend((isFlate ? encoded.length / 4 : encoded.length) + 1_000);
    if (isFlate) return inflate(encoded, budget);
    if (filter === '/ASCIIHexDecode' || filter === '/AHx') return hexBytes(encoded);
    if (filter === '/ASCII85Decode' || filter === '/A85') return ascii85Bytes(encoded);
    throw new UnreadableStream(filter);
  }, data);
}

/** Inflates data as tolerantly as viewers do: checksum and end may be missing, and white space may precede it. */
function inflate(data: Buffer, budget: Budget): Buffer {
  try {
    const options = {
      maxOutputLength: Math.min(budget.remainingBytes(), maxStreamBytes),
      finishFlush: constants.Z_SYNC_FLUSH,
    };
    const unpacked = inflateRawSync(data.subarray(2), options);
    // Twice, because the data stay in memory while other streams are unpacked.
    budget.unpack(unpacked.length * 2);
    return unpacked;
  } catch (error) {
    if (error instanceof RangeError) throw new BudgetExceeded('inflate');
    throw new UnreadableStream('Flate', { cause: error });
  }
}

function ascii85Bytes(text: Buffer): Buffer {
  const start = /^\s*<~/.exec(text.toString('latin1', 0, 80))?.[0].length ?? 0;
  let zeroWords = 0;
  for (const byte of text) if (byte === 0x7a) zeroWords += 1;
  const size = zeroWords * 4 + Math.ceil((text.length - zeroWords) / 5) * 4 + 4;
  if (size > maxStreamBytes) throw new BudgetExceeded('ascii85');
  const bytes = Buffer.alloc(size);
  let [length, word, digits] = [0, 0, 0];
  for (let at = start; at < text.length && text[at] !== 0x7e; at += 1) {
    const digit = (text[at] as number) - 33;
    if (digit === 89 && digits === 0) length += 4;
    if (digit < 0 || digit > 84) continue;
    word = word * 85 + digit;
    digits += 1;
    if (digits < 5) continue;
    length = bytes.writeUInt32BE(word % 2 ** 32, length);
    [word, digits] = [0, 0];
  }
  if (digits < 2) return bytes.subarray(0, length);
  for (let missing = digits; missing < 5; missing += 1) word = word * 85 + 84;
  bytes.writeUInt32BE(word % 2 ** 32, length);
  return bytes.subarray(0, length + digits - 1);
}
