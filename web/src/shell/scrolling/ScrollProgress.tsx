import { useEffect, useRef } from 'react';
import styles from './ScrollProgress.module.css';

/** Reading progress: a bar at the top of the window, animated by a CSS scroll timeline, in Firefox by a script. */
export function ScrollProgress() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return;
    import('./follow-scroll.ts').then(
      ({ followScroll }) => followScroll(bar.current!),
      // Without it the page only lacks the bar.
      () => undefined,
    );
  }, []);
  return <div ref={bar} className={styles.progress} aria-hidden="true" data-scroll-progress />;
}
