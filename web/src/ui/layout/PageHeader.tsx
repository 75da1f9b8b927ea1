import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

type PageHeaderProps = {
  title: ReactNode;
  text?: ReactNode;
  /** Rendered above the heading. */
  before?: ReactNode;
  /** Rendered below the text. */
  below?: ReactNode;
  /** Rendered at the right, aligned with the last line of the text. */
  beside?: ReactNode;
  /** Whether a link to the page moves the focus to its heading; not if another element gets it. */
  isFocusable?: boolean;
};

/** Header of a page without a hero: its only h1 and an introductory sentence. */
export function PageHeader({ title, text, before, below, beside, isFocusable = true }: PageHeaderProps) {
  return (
    <div className={`wrap ${styles.top}`}>
      {before}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 tabIndex={isFocusable ? -1 : undefined}>{title}</h1>
          {text && <p className={styles.lede}>{text}</p>}
          {below}
        </div>
        {beside}
      </div>
    </div>
  );
}
