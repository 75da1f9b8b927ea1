import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { sourceWords } from '#content/chat.ts';
import { cutText } from '#contract/cut-text.ts';
import type { Search } from '#search/find-passages.ts';
import type { Passage } from '#search/passage.ts';
import type { Entry } from '../conversation.ts';
import styles from './Sources.module.css';

export { loadSearch } from '#search/load-search.ts';

/** Most characters of an excerpt: two lines of a panel on a phone. */
const maxLength = 90;

/** Time after which a pending question gets passages, in milliseconds. */
const pendingMs = 8_000;

type SourcesProps = {
  search: Search;
  entries: readonly Entry[];
  /** Index of the entry above. */
  place: number;
  isWaiting: boolean;
  onShow: () => void;
};

/** The passage of the site that answers the question of an entry of the chat; nothing if there is none. */
export function Sources({ search, entries, place, isWaiting, onShow }: SourcesProps) {
  const { text = '', outcome } = askedQuestion(entries, place, isWaiting) ?? {};
  const isOverdue = useOverdue(outcome === 'pending', entries[place]?.at ?? 0);
  const passage = useMemo(() => search.findAnswer(text), [search, text]);
  const isShown = passage && outcome !== undefined && (outcome !== 'pending' || isOverdue);
  useEffect(() => {
    if (!passage && outcome && outcome !== 'pending') (globalThis.visitSteps ??= new Set()).add('question failed');
  }, [passage, outcome]);
  useLayoutEffect(() => {
    if (isShown) onShow();
  }, [isShown, onShow]);
  return isShown && <Source outcome={outcome} passage={passage} />;
}

function useOverdue(isPending: boolean, askedAt: number): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setOverdue(true), askedAt + pendingMs - Date.now());
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [isPending, askedAt]);
  return isOverdue;
}

type SourceProps = { outcome: Outcome; passage: Passage };

/** Link to a passage of the site, with an excerpt unless the question is answered. */
function Source({ outcome, passage: { href, page, title, text } }: SourceProps) {
  const titleId = useId();
  return (
    <div className={styles.sources} data-outcome={outcome}>
      <span id={titleId} className={styles.title}>
        {sourceWords[outcome]}
      </span>{' '}
      <ul aria-labelledby={titleId}>
        <li>
          <a
            href={href}
            className="link"
            onClick={(event) => {
              if (showOnPage(event.currentTarget)) event.preventDefault();
            }}
          >
            {page === title ? title : `${page} › ${title}`}
          </a>
          {outcome !== 'answered' && <span className={styles.excerpt}>{cutText(text, maxLength)}</span>}
        </li>
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

type Outcome = 'answered' | 'failed' | 'pending';

type AskedQuestion = { text: string; outcome: Outcome };

/**
 * Returns the question that the entry at `place` answers, or asks and still waits for. Undefined if it does neither:
 * an answered question, or one that lost its response in a reload.
 */
export function askedQuestion(entries: readonly Entry[], place: number, isWaiting: boolean): AskedQuestion | undefined {
  const entry = entries[place];
  if (entry?.type === 'user') {
    const isPending = isWaiting && place === entries.length - 1;
    return isPending ? { text: entry.text, outcome: 'pending' } : undefined;
  }
  if (entry?.retry !== undefined) return { text: entry.retry, outcome: 'failed' };
  const question = entries[place - 1];
  return question?.type === 'user' ? { text: question.text, outcome: 'answered' } : undefined;
}
