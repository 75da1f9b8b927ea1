import styles from './WovenLine.module.css';
import { Woven } from './Woven.tsx';

type WovenLineProps = { svg: string; height: 110 | 120 | 130 | 150 | 200 | 220; className?: string };

/** A woven line from the left to the right edge of the window. Decorative: hidden from screen readers. */
export function WovenLine({ svg, height, className = '' }: WovenLineProps) {
  return (
    <div className={`${styles.line} ${styles[`h${height}`]} ${className}`} data-carried="line" aria-hidden="true">
      <div className={styles.in}>
        <Woven svg={svg} />
      </div>
    </div>
  );
}
