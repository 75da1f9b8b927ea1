import { controlWords } from '#content/shell.ts';
import styles from './Stars.module.css';

type StarsProps = {
  rating: number;
  withValue?: boolean;
};

const five = [0, 1, 2, 3, 4];

export function Stars({ rating, withValue = false }: StarsProps) {
  const { full, half, value } = countStars(rating);
  const label = controlWords.stars(withValue ? value : String(Number(value)));
  return (
    <div className={styles.stars} role="img" aria-label={label}>
      {five.map((place) => {
        if (place < full) return <Star key={place} />;
        if (place === full && half) {
          return (
            <span key={place} className={styles.half}>
              <Star />
              <Star />
            </span>
          );
        }
        return (
          <span key={place} className={styles.off}>
            <Star />
          </span>
        );
      })}
      {withValue && <b>{value}</b>}
    </div>
  );
}

export const starIcon = 'm12 1.8 3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 18.1l-6.6 3.8L7 14.5l-5.6-5 7.5-.8z';

function Star() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={starIcon} />
    </svg>
  );
}

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
