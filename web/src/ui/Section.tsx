import type { ReactNode } from 'react';
import styles from './Section.module.css';
type SectionProps = {
  id?: string;
  title: ReactNode;
  beside?: ReactNode;
  /** Without padding at the top, for a section that continues the previous one. */
  tight?: boolean;
  className?: string;
  children: ReactNode;
};

export function Section({ id, title, beside, tight = false, className = '', children }: SectionProps) {
  return (
    <section id={id} className={`band ${tight ? 'tight' : ''} ${className}`}>
      <div className="wrap">
        <SectionHead title={title} beside={beside} />
        {children}
      </div>
    </section>
  );
}

type SectionHeadProps = {
  title: ReactNode;
  titleId?: string;
  /** Beside the heading: a sentence, a link or a row of choices. */
  beside?: ReactNode;
  className?: string;
};

export function SectionHead({ title, titleId, beside, className = '' }: SectionHeadProps) {
  return (
    <div className={`spread ${styles.head} ${className}`}>
      <h2 id={titleId}>{title}</h2>
      {beside}
    </div>
  );
}
