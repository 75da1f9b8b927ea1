import styles from './ScrollProgress.module.css';

/** Reading progress: a bar at the top of the window, animated by a CSS scroll timeline. */
export function ScrollProgress() {
  return <div className={styles.progress} aria-hidden="true" data-scroll-progress />;
}
