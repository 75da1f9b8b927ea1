import styles from './SlowNotice.module.css';
import { words } from './words.ts';

type SlowNoticeProps = {
  /** Whether loading has taken more than five seconds. */
  isSlow: boolean;
};

/**
 * Live region that announces slow loading and links to other pages. The empty region is always rendered, because screen
 * readers ignore live regions that are inserted together with their text.
 */
export function SlowNotice({ isSlow }: SlowNoticeProps) {
  return (
    <output className={styles.place}>
      {isSlow && (
        <span className={styles.sentence}>
          {words.stillTrying} Meanwhile you can{' '}
          <a className="link" href="/contact">
            write to us
          </a>{' '}
          or read about{' '}
          <a className="link" href="/services">
            what we build
          </a>
          .
        </span>
      )}
    </output>
  );
}
