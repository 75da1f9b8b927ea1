import { constants, inflateRawSync } from 'node:zlib';
import { BudgetExceeded, type Budget } from './budget.ts';
import { hexBytes } from './pdf-tokens.ts';

/** A stream has a filter that writers do not use for what the check must read, or damaged data. */
export class UnreadableStream extends Error {}

/** More than that could not be examined within the budget of steps. */
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
