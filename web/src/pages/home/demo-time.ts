/** Returns the index of the turn at this second. A turn lasts until the next one begins. */
export function turnAt(turns: readonly { from: number }[], seconds: number): number {
  return Math.max(
    0,
    turns.findLastIndex(({ from }) => from <= seconds),
  );
}
