import styles from './WovenLine.module.css';
import { Woven } from './Woven.tsx';

type WovenLineProps = { svg: string; className?: string };

/** A woven line from the left to the right edge of the window. Decorative: hidden from screen readers. */
export function WovenLine({ svg, className = '' }: WovenLineProps) {
  return (
    <div className={`${styles.line} ${className}`} data-carried="line" aria-hidden="true">
      <div className={styles.in}>
        <Woven svg={svg} className={styles.lead} />
      </div>
    </div>
  );
}
