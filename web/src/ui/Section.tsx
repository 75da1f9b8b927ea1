import type { ReactNode } from 'react';
import styles from './Section.module.css';
import { SectionHead } from './SectionHead.tsx';

type SectionProps = {
  /** Anchor of the section. */
  id?: string;
  title: ReactNode;
  /** Rendered beside the heading; see SectionHead. */
  beside?: ReactNode;
  /** Without padding at the top, for a section that continues the previous one. */
  tight?: boolean;
  className?: string;
  children: ReactNode;
};

/** A section of a page: heading row and content, on the page's grid. */
export function Section({ id, title, beside, tight = false, className = '', children }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} ${tight ? styles.tight : ''} ${className}`}>
      <div className="wrap">
        <SectionHead title={title} beside={beside} />
        {children}
      </div>
    </section>
  );
}
