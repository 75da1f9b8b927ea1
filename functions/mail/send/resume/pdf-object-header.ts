import type { Budget } from './budget.ts';

/** Where an object is: in the file, or in an object stream. `number` is NaN for a trailer. */
export type Place = { bytes: Buffer; at: number; number: number; generation: number; isCompressed: boolean };

/** Returns the place of the object whose number and generation precede `obj`, undefined if they do not. */
export function objectAt(content: Buffer, keyword: number, budget: Budget): Place | undefined {
  const generationEnd = endBefore(content, keyword, budget);
  const generationStart = digitsBefore(content, generationEnd);
  if (generationStart === generationEnd || generationEnd === keyword) return undefined;
  const numberEnd = endBefore(content, generationStart, budget);
  const numberStart = digitsBefore(content, numberEnd);
  if (numberStart === numberEnd || numberEnd === generationStart) return undefined;
  let at = keyword + 'obj'.length;
  // Some writers repeat the number.
  while (isDigit(content[at])) at += 1;
  return {
    bytes: content,
    at,
    number: Number(content.toString('latin1', numberStart, numberEnd)),
    generation: Number(content.toString('latin1', generationStart, generationEnd)),
    isCompressed: false,
  };
}

function digitsBefore(content: Buffer, end: number): number {
  let at = end;
  while (end - at < 10 && isDigit(content[at - 1])) at -= 1;
  return at;
}

/** Returns the offset before the white space and the comments that end at an offset. */
function endBefore(content: Buffer, offset: number, budget: Budget): number {
  let [at, hasLineEnd] = [offset, false];
  for (;;) {
    const byte = content[at - 1];
    if (byte === 10 || byte === 13) hasLineEnd = true;
    else if (byte !== 0 && byte !== 9 && byte !== 12 && byte !== 32) {
      const comment = hasLineEnd && !isDigit(byte) ? commentBefore(content, at, budget) : undefined;
      if (comment === undefined) return at;
      [at, hasLineEnd] = [comment + 1, false];
    }
    at -= 1;
  }
}

function commentBefore(content: Buffer, end: number, budget: Budget): number | undefined {
  let start = end;
  while (start > 0 && content[start - 1] !== 10 && content[start - 1] !== 13) start -= 1;
  budget.spend(end - start);
  const comment = content.subarray(start, end).indexOf('%');
  return comment < 0 ? undefined : start + comment;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}
