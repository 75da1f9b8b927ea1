/** Number of full stars, whether a half star follows, and the rating to two decimals. */
type StarCount = { full: number; half: boolean; value: string };

/**
 * Returns the stars of a rating from 0 to 5; a fraction of 0.5 or more is a half star. Rounds to two decimals first,
 * otherwise 4.999 would show "5.00" beside four and a half stars.
 */
export function countStars(rating: number): StarCount {
  const value = rating.toFixed(2);
  const full = Math.floor(Number(value));
  return { full, half: Number(value) - full >= 0.5, value };
}
