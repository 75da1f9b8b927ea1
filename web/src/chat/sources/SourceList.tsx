import { useId } from 'react';
import { sourceWords } from '#content/words/source-words.ts';
import type { FoundPassage } from '#search/find-passages.ts';
import type { Outcome } from './asked-question.ts';
import { excerpt } from './excerpt.ts';
import { showOnPage } from './show-on-page.ts';
import styles from './SourceList.module.css';

type SourceListProps = {
  outcome: Outcome;
  passages: readonly FoundPassage[];
  /** Whether the log shows the message above and the start of the list, if it cannot show all. */
  isReadFromTop: boolean;
};

/** Links to passages of the site. Each has an excerpt unless the question is answered. */
export function SourceList({ outcome, passages, isReadFromTop }: SourceListProps) {
  const titleId = useId();
  return (
    <div className={styles.sources} data-outcome={outcome} data-read-from-top={isReadFromTop || undefined}>
      <span id={titleId} className={styles.title}>
        {sourceWords[outcome]}
      </span>{' '}
      <ul aria-labelledby={titleId}>
        {passages.map(({ href, page, title, text }) => (
          <li key={href}>
            <a
              href={href}
              onClick={(event) => {
                if (showOnPage(event.currentTarget)) event.preventDefault();
              }}
            >
              {page === title ? title : `${page} › ${title}`}
            </a>
            {outcome !== 'answered' && <span className={styles.excerpt}>{excerpt(text)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
