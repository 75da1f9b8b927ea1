import type { ReactNode } from 'react';
import styles from './Section.module.css';
import { SectionHead } from './SectionHead.tsx';

type SectionProps = {
  /** Anchor of the section. */
  id?: string;
  title: ReactNode;
  /** Beside the heading, as SectionHead has it. */
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
        <SectionHead title={title} beside={beside} />
        {children}
      </div>
    </section>
  );
}
