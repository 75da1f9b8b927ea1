import styles from './StillTrying.module.css';
import { words } from './words.ts';

type StillTryingProps = {
  /** Loading has taken long enough to say so. */
  isSlow: boolean;
};

/** Says that we are still trying, and where to go meanwhile (D72); its place in the page is always there to speak. */
export function StillTrying({ isSlow }: StillTryingProps) {
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
