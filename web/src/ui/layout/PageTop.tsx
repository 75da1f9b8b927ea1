import type { ReactNode } from 'react';
import styles from './PageTop.module.css';

type PageTopProps = {
  title: ReactNode;
  text?: ReactNode;
  /** Above the headline. */
  before?: ReactNode;
  /** At the right, on the last line of the text. */
  beside?: ReactNode;
};

/** Top of a page without a hero: its only h1, and the sentence below it. */
export function PageTop({ title, text, before, beside }: PageTopProps) {
  return (
    <div className={`wrap ${styles.top}`}>
      {before}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{title}</h1>
          {text && <p className={styles.lede}>{text}</p>}
        </div>
        {beside}
      </div>
    </div>
  );
}
