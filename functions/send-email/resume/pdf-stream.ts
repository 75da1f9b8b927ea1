import { constants, inflateRawSync } from 'node:zlib';
import { BudgetExceeded, type Budget } from './budget.ts';
import { hexBytes } from './pdf-tokens.ts';

/** A stream has a filter that writers do not use for what the check must read, or damaged data. */
export class UnreadableStream extends Error {}

/** Applies the filters of a stream in their order. Throws `UnreadableStream` for filters of pictures, and LZW. */
export function decodeStream(data: Buffer, filters: readonly string[], budget: Budget): Buffer {
  return filters.reduce((encoded, filter) => {
    budget.spend(encoded.length / 4 + 1_000);
    if (filter === '/FlateDecode' || filter === '/Fl') return inflate(encoded, budget);
    if (filter === '/ASCIIHexDecode' || filter === '/AHx')
      return hexBytes(encoded.toString('latin1').split('>', 1)[0] ?? '');
    if (filter === '/ASCII85Decode' || filter === '/A85') return ascii85Bytes(encoded.toString('latin1'));
    throw new UnreadableStream(filter);
  }, data);
}

/** Inflates data as tolerantly as viewers do: checksum and end may be missing, and white space may precede it. */
function inflate(data: Buffer, budget: Budget): Buffer {
  try {
    const options = { maxOutputLength: budget.remainingBytes(), finishFlush: constants.Z_SYNC_FLUSH };
    const unpacked = inflateRawSync(data.subarray(2), options);
    budget.unpack(unpacked.length);
    return unpacked;
  } catch (error) {
    if (error instanceof RangeError) throw new BudgetExceeded('inflate');
    throw new UnreadableStream('Flate', { cause: error });
  }
}

function ascii85Bytes(text: string): Buffer {
  const body = (text.replace(/^\s*<~/, '').split('~', 1)[0] ?? '').replace(/[^!-uz]/g, '').replaceAll('z', '!!!!!');
  const bytes = Buffer.alloc(Math.ceil(body.length / 5) * 4);
  for (let at = 0; at < body.length; at += 5) {
    let word = 0;
    for (let index = at; index < at + 5; index += 1) word = word * 85 + ((body.charCodeAt(index) || 117) - 33);
    bytes.writeUInt32BE(word % 2 ** 32, (at / 5) * 4);
  }
  return bytes.subarray(0, bytes.length - ((5 - (body.length % 5)) % 5));
}
