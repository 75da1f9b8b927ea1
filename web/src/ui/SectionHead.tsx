import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

type SectionHeadProps = {
  title: ReactNode;
  /** Id of the heading, for `aria-labelledby`. */
  titleId?: string;
  /** Beside the heading: a sentence, a link or a row of choices. */
  beside?: ReactNode;
  className?: string;
};

/** The heading row of a section. */
export function SectionHead({ title, titleId, beside, className = '' }: SectionHeadProps) {
  return (
    <div className={`${styles.head} ${className}`}>
      <h2 id={titleId}>{title}</h2>
      {beside}
    </div>
  );
}
