import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Conversation } from '../conversation.ts';

/** A distance below this number of pixels counts as none. */
const nearPx = 24;

/** Height of the first lines of an answer, in pixels, which a question above it must leave room for. */
const firstLinesPx = 72;

/** Pixels between the top of the log and the question; what is above it ends there. */
const edgePx = 4;

type StickToBottom = {
  log: RefObject<HTMLDivElement | null>;
  hasUnread: boolean;
  showLatest: () => void;
  /** Scrolls to the latest question if the visitor has not scrolled up: for content that appears later. */
  follow: () => void;
  onScroll: () => void;
};

/**
 * Keeps the latest question and the start of its answer at the top of the log while messages arrive; an answer that fits
 * is shown as a whole. Stops if the visitor scrolls up, until they send a message. Scrolls the log only, never the page.
 */
export function useStickToBottom({ openedAt, entries, isWaiting }: Conversation): StickToBottom {
  const log = useRef<HTMLDivElement>(null);
  const reader = useRef({ follows: true, top: 0, isLive: false });
  const [hasUnread, setUnread] = useState(false);
  const last = entries.at(-1);
  const isExample = last === undefined;

  const scroll = useCallback(
    (behavior: ScrollBehavior) => log.current?.scrollTo({ top: latestTop(log.current, isExample), behavior }),
    [isExample],
  );

  const onScroll = useCallback(() => {
    if (!log.current) return;
    const { scrollTop } = log.current;
    // Only scrolling up stops the following, because a smooth scroll passes other positions on its way.
    if (scrollTop > latestTop(log.current, isExample) - nearPx) {
      reader.current.follows = true;
      setUnread(false);
    } else if (scrollTop < reader.current.top) {
      reader.current.follows = false;
    }
    reader.current.top = scrollTop;
  }, [isExample]);

  const showLatest = useCallback(() => {
    reader.current.follows = true;
    setUnread(false);
    scroll(matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');
  }, [scroll]);

  useEffect(() => {
    reader.current.isLive ||= last !== undefined;
    // Scrolling forces a layout, for which a visitor's first press would wait. The observer below scrolls the example.
    if (!reader.current.isLive) return;
    if (last === undefined || isWaiting || reader.current.follows) showLatest();
    else setUnread(true);
  }, [last, isWaiting, showLatest]);

  const follow = useCallback(() => {
    if (reader.current.follows) scroll('instant');
  }, [scroll]);

  useEffect(() => {
    if (!log.current || openedAt === undefined) return undefined;
    // Also called once at the start, after the browser's own layout.
    const resized = new ResizeObserver(follow);
    resized.observe(log.current);
    return () => resized.disconnect();
  }, [openedAt, follow]);

  return { log, hasUnread, showLatest, follow, onScroll };
}

/**
 * Returns the scroll position at which the latest question is at the top of the log, or what follows it if the question
 * leaves no room for that. An example is shown to its end.
 */
function latestTop(box: HTMLElement, isExample: boolean): number {
  const end = box.scrollHeight - box.clientHeight;
  const question = [...box.querySelectorAll('[data-sender=user]')].at(-1)?.getBoundingClientRect();
  if (!question || isExample) return end;
  const isLong = question.height > box.clientHeight - firstLinesPx;
  const start = isLong ? question.bottom : question.top - edgePx;
  return Math.min(end, start - box.getBoundingClientRect().top + box.scrollTop);
}
