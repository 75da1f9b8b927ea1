import { brokenLine } from '../ui/broken-line.static.ts';
import { Woven } from '../ui/Woven.tsx';
import styles from './FailureLine.module.css';

export function FailureLine() {
  return <Woven svg={brokenLine} className={styles.broken} />;
}
