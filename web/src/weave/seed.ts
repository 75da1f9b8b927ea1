/** Returns the next random number, at least 0 and below 1. */
export type Random = () => number;

/** Returns the 32-bit FNV-1a hash of a text, so that the same text gives the same image. */
export function hash(text: string): number {
  let bits = 2166136261;
  for (let index = 0; index < text.length; index++) bits = Math.imul(bits ^ text.charCodeAt(index), 16777619);
  return bits >>> 0;
}

/** Returns a generator whose numbers repeat for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}
