/** Formats seconds as minutes and seconds. @example clock(7) // '0:07' */
export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Returns the index of the turn at this second. A turn lasts until the next one begins. */
export function turnAt(turns: readonly { from: number }[], seconds: number): number {
  return Math.max(
    0,
    turns.findLastIndex(({ from }) => from <= seconds),
  );
}
