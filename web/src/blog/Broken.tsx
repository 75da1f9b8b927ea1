import { brokenLine } from '../ui/marks/broken.woven.ts';
import { Woven } from '../ui/marks/Woven.tsx';
import styles from './Broken.module.css';

/** The line of a failure, above the sentence that says what failed; decoration only. */
export function Broken() {
  return <Woven svg={brokenLine} className={styles.broken} />;
}
