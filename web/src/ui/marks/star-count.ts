/** How a rating is drawn: whole stars, perhaps a half one, and its value to two decimals. */
export type StarCount = { full: number; half: boolean; value: string };

/** Stars of a rating from 0 to 5: rounded to two decimals first (D66), half a star from a fraction of 0.5. */
export function countStars(rating: number): StarCount {
  const value = rating.toFixed(2);
  const full = Math.floor(Number(value));
  return { full, half: Number(value) - full >= 0.5, value };
}
