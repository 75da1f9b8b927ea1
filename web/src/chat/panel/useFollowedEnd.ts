import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Conversation } from '../talk/conversation.ts';

/** Pixels from the end that still count as being there. */
const nearPx = 24;

type FollowedEnd = {
  log: RefObject<HTMLDivElement | null>;
  /** Whether something arrived below the place where the visitor reads. */
  hasUnread: boolean;
  showEnd: () => void;
  onScroll: () => void;
};

/**
 * Keeps the log at its end for as long as the reader is there; one who has scrolled up is left in peace until they
 * say something themselves. Scrolls the log only, never the page.
 */
export function useFollowedEnd({ openedAt, entries, isWaiting }: Conversation): FollowedEnd {
  const log = useRef<HTMLDivElement>(null);
  const reader = useRef({ follows: true, top: 0 });
  const [hasUnread, setUnread] = useState(false);
  const last = entries.at(-1);

  const onScroll = useCallback(() => {
    if (!log.current) return;
    const { scrollTop, scrollHeight, clientHeight } = log.current;
    // Only going up ends the following: on the way down a smooth scroll passes places that are not the end.
    if (scrollHeight - clientHeight - scrollTop < nearPx) {
      reader.current.follows = true;
      setUnread(false);
    } else if (scrollTop < reader.current.top) {
      reader.current.follows = false;
    }
    reader.current.top = scrollTop;
  }, []);

  const showEnd = useCallback(() => {
    reader.current.follows = true;
    setUnread(false);
    scrollToEnd(log.current, matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');
  }, []);

  useEffect(() => {
    if (last === undefined || isWaiting || reader.current.follows) showEnd();
    else setUnread(true);
  }, [last, isWaiting, showEnd]);

  useEffect(() => {
    const box = log.current;
    if (!box || openedAt === undefined) return undefined;
    const settle = () => reader.current.follows && scrollToEnd(box, 'instant');
    settle();
    const resized = new ResizeObserver(settle);
    resized.observe(box);
    return () => resized.disconnect();
  }, [openedAt]);

  return { log, hasUnread, showEnd, onScroll };
}

function scrollToEnd(box: HTMLElement | null, behavior: ScrollBehavior): void {
  box?.scrollTo({ top: box.scrollHeight, behavior });
}
