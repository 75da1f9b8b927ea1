import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Conversation } from '../conversation.ts';

/** A distance to the end below this number of pixels counts as being at the end. */
const nearPx = 24;

type StickToBottom = {
  log: RefObject<HTMLDivElement | null>;
  hasUnread: boolean;
  showEnd: () => void;
  /** Scrolls to the end if the visitor has not scrolled up: for content that appears later than its message. */
  follow: () => void;
  onScroll: () => void;
};

/**
 * Keeps the log scrolled to the end while messages arrive. Stops if the visitor scrolls up, until they send a message.
 * Scrolls the log only, never the page.
 */
export function useStickToBottom({ openedAt, entries, isWaiting }: Conversation): StickToBottom {
  const log = useRef<HTMLDivElement>(null);
  const reader = useRef({ follows: true, top: 0, isLive: false });
  const [hasUnread, setUnread] = useState(false);
  const last = entries.at(-1);

  const onScroll = useCallback(() => {
    if (!log.current) return;
    const { scrollTop, scrollHeight, clientHeight } = log.current;
    // Only scrolling up stops the following, because a smooth scroll to the end passes other positions on its way.
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
    reader.current.isLive ||= last !== undefined;
    // Scrolling forces a layout, for which a visitor's first press would wait. The observer below scrolls the example.
    if (!reader.current.isLive) return;
    if (last === undefined || isWaiting || reader.current.follows) showEnd();
    else setUnread(true);
  }, [last, isWaiting, showEnd]);

  const follow = useCallback(() => {
    if (reader.current.follows) scrollToEnd(log.current, 'instant');
  }, []);

  useEffect(() => {
    if (!log.current || openedAt === undefined) return undefined;
    // Also called once at the start, after the browser's own layout.
    const resized = new ResizeObserver(follow);
    resized.observe(log.current);
    return () => resized.disconnect();
  }, [openedAt, follow]);

  return { log, hasUnread, showEnd, follow, onScroll };
}

/**
 * Scrolls to the end, but not past the message above a list that is read from its top. It may be an error. Whatever is
 * above that message is scrolled out completely, otherwise the upper edge would cut its text.
 */
function scrollToEnd(box: HTMLElement | null, behavior: ScrollBehavior): void {
  if (!box) return;
  const message = box.querySelector('[data-read-from-top]')?.previousElementSibling;
  box.scrollTo({ top: message ? endAbove(message, box) : box.scrollHeight, behavior });
}

/** Returns the scroll position at which the last thing above a message is scrolled out. */
function endAbove(message: Element, box: HTMLElement): number {
  const above = message.previousElementSibling;
  return above ? above.getBoundingClientRect().bottom - box.getBoundingClientRect().top + box.scrollTop : 0;
}
