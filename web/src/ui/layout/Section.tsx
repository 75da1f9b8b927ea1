import type { ReactNode } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  /** Anchor of the section; its heading is labelled from it. */
  id?: string;
  title: ReactNode;
  /** Beside the heading: a sentence or a link. */
  beside?: ReactNode;
  /** No padding above, for a section that continues the one before. */
  tight?: boolean;
  className?: string;
  children: ReactNode;
};

/** A band of the page: heading row and what stands under it, on the page's grid. */
export function Section({ id, title, beside, tight = false, className = '', children }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} ${tight ? styles.tight : ''} ${className}`}>
      <div className="wrap">
        <div className={styles.head}>
          <h2>{title}</h2>
          {beside}
        </div>
        {children}
      </div>
    </section>
  );
}
