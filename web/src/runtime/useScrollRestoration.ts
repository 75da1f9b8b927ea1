import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isRecord } from '#contract/json.ts';
import { readJson, saveText } from './tab-storage.ts';
import { decodePercent } from '#contract/decode-percent.ts';

/** Time to wait for content that is still loading, in milliseconds. */
const timeoutMs = 2_000;

const storageKey = 'scroll-places';

/**
 * Scrolls after a navigation: to the top of a new page, to the target of a hash, and on Back and Forward to the
 * previous position. Positions are saved per history entry, because the browser cannot restore them while a page
 * is still loading.
 */
export function useScrollRestoration(): void {
  const { pathname, search, hash, key } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  const clicked = useRef('');
  useEffect(() => {
    const savePosition = () => {
      // Ignore scrolling caused by the next entry: its page may be shorter, which would overwrite the position.
      if (currentEntry() === key + hash) {
        saveText(storageKey, JSON.stringify({ ...readPositions(), [key + hash]: Math.round(scrollY) }));
      }
    };
    history.scrollRestoration = 'manual';
    const leave = () => {
      savePosition();
      history.scrollRestoration = 'auto';
    };
    addEventListener('scrollend', savePosition);
    // A link may be clicked during a smooth scroll, before `scrollend`.
    const onClick = ({ target }: Event) => {
      savePosition();
      const link = (target as Element).closest('a');
      // A smooth scroll, such as to a link that was focused, would go on in the next page.
      if (link) scrollTo({ top: scrollY, behavior: 'instant' });
      clicked.current = link?.hash ?? '';
    };
    addEventListener('click', onClick, { capture: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scrollend', savePosition);
      removeEventListener('click', onClick, { capture: true });
      removeEventListener('pagehide', leave);
    };
  }, [key, hash]);
  // Before the page is painted.
  useLayoutEffect(() => {
    if (isFirst.current) return;
    globalThis.arrive?.(hash !== '' || type === 'POP');
    // A page is revealed once, whatever its hash becomes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (type === 'POP') {
      const position = readPositions()[key + hash];
      // A link to an anchor on this page is a POP too, maybe to an anchor where the visitor has been and scrolled on.
      const isLinked = hash !== '' && clicked.current === hash;
      clicked.current = '';
      if (typeof position === 'number' && !isLinked) return retryEachFrame(() => scrollToPosition(position));
      // The browser is scrolling there: an instant jump would interrupt it, and it takes the focus away until the next frame.
      let frames = 0;
      if (hash !== '') return retryEachFrame(() => frames++ > 0 && goToTarget(hash, 'auto'));
    }
    if (hash !== '') return retryEachFrame(() => goToTarget(hash, 'instant'));
    scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
    // A new key is a navigation, even if the URL is the same.
  }, [pathname, search, hash, key, type]);
}

/** Focuses the target of the document's fragment when the page is hydrated and the splash gone. Not on a reload or Back. */
export function DocumentTarget(): null {
  useEffect(() => {
    const splash = document.querySelector('.splash')?.getAnimations() ?? [];
    void Promise.all(splash.map(({ finished }) => finished)).then(() => {
      const { dataset } = document.documentElement;
      if (dataset.still === 'navigate' && document.activeElement === document.body) goToTarget(location.hash);
    });
  }, []);
  return null;
}

/**
 * Returns the key and the hash of the current history entry. The hash is needed because the router uses the key
 * `default` for the first entry and for every entry that a link to an anchor creates.
 */
function currentEntry(): string {
  const state = history.state as { key?: string } | null;
  return (state?.key ?? 'default') + location.hash;
}

/** Calls `attempt` in every frame until it succeeds or the timeout is over. Returns a cleanup function. */
function retryEachFrame(attempt: () => boolean): () => void {
  const end = performance.now() + timeoutMs;
  let frame = 0;
  const next = () => {
    if (!attempt() && performance.now() < end) frame = requestAnimationFrame(next);
  };
  next();
  return () => cancelAnimationFrame(frame);
}

function scrollToPosition(position: number): boolean {
  scrollTo({ top: position, behavior: 'instant' });
  return Math.abs(scrollY - position) <= 1;
}

/** Scrolls to the target unless `behavior` is left out, and focuses its heading. Returns whether there is one. */
function goToTarget(hash: string, behavior?: ScrollBehavior): boolean {
  const target = document.getElementById(decodePercent(hash.slice(1)) ?? hash.slice(1));
  if (behavior) target?.scrollIntoView({ behavior });
  // As the heading of a page without a fragment. The page may have focused a control of its own.
  if (target && !target.contains(document.activeElement)) {
    const heading = target.querySelector<HTMLElement>('h2:not(article *),h3,blockquote') ?? target;
    heading.tabIndex = -1;
    // base.css marks it.
    heading.dataset.landed = '';
    heading.focus({ preventScroll: true });
  }
  return target !== null;
}

/** Positions by history entry; none if the browser forbids storage, and then Back does not restore them. */
function readPositions(): Record<string, unknown> {
  const positions = readJson(storageKey);
  return isRecord(positions) ? positions : {};
}
