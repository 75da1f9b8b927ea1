import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

type PageHeaderProps = {
  title: ReactNode;
  text?: ReactNode;
  before?: ReactNode;
  below?: ReactNode;
  /** Rendered at the right, aligned with the last line of the text. */
  beside?: ReactNode;
};

export function PageHeader({ title, text, before, below, beside }: PageHeaderProps) {
  return (
    <div className={`wrap ${styles.top}`}>
      {before}
      <div className="spread">
        <div className={styles.words}>
          <h1 tabIndex={-1}>{title}</h1>
          {text && <p className="lede">{text}</p>}
          {below}
        </div>
        {beside}
      </div>
    </div>
  );
}
