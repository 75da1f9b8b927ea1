import styles from './ScrollProgress.module.css';

/** A bar at the very top that grows with the reading; drawn by the scroll timeline alone. */
export function ScrollProgress() {
  return <div className={styles.progress} aria-hidden="true" data-scroll-progress />;
}
