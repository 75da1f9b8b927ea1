import { useId } from 'react';
import { sourceWords } from '#content/chat.ts';
import type { FoundPassage } from '#search/find-passages.ts';
import type { Outcome } from './asked-question.ts';
import { excerpt } from './excerpt.ts';
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

/**
 * Scrolls to the text that a link of the chat names, and selects it, if it is on this page outside of the chat. Returns
 * false otherwise. The browser would find the same words in the chat first, which has just quoted them.
 */
function showOnPage(link: HTMLAnchorElement): boolean {
  if (link.pathname !== location.pathname) return false;
  const log = link.closest('[role=log]');
  const text = namedText(link.hash);
  const elements = [...document.querySelectorAll('main *')].filter(
    (element) => !element.contains(log) && !log?.contains(element) && plain(element.textContent).includes(text),
  );
  const innermost = elements.find((element) => !elements.some((other) => other !== element && element.contains(other)));
  if (text === '' || !innermost) return false;
  getSelection()?.selectAllChildren(innermost);
  innermost.scrollIntoView({ block: 'center' });
  return true;
}

/** Returns the start of the first text that a hash names in a text fragment, or an empty one. */
function namedText(hash: string): string {
  const [, start = ''] = /:~:text=([^,&]*)/.exec(hash) ?? [];
  return plain(decodeURIComponent(start));
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
