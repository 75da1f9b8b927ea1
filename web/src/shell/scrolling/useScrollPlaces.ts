import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long a place waits for content that is still loading. */
const patienceMs = 2_000;

const storageKey = 'scroll-places';

/**
 * Where the window stands after a navigation (D11): at the top on a new page, at the target of a hash, and where it
 * was on Back and Forward. The browser cannot do the last while pages load lazily, so places are kept per entry.
 */
export function useScrollPlaces(): void {
  const { pathname, search, hash, key } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  useEffect(() => {
    const remember = () => {
      // The page of the next entry may be shorter: where it puts the window is not the place that was left.
      if (currentEntry() === key + hash) write({ ...read(), [key + hash]: Math.round(scrollY) });
    };
    history.scrollRestoration = 'manual';
    const leave = () => {
      remember();
      history.scrollRestoration = 'auto';
    };
    addEventListener('scrollend', remember);
    // A link may be followed while the window still moves.
    addEventListener('click', remember, { capture: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scrollend', remember);
      removeEventListener('click', remember, { capture: true });
      removeEventListener('pagehide', leave);
    };
  }, [key, hash]);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (type === 'POP') {
      const place = read()[key + hash];
      if (place !== undefined) return untilDone(() => reach(place));
      // A plain link to a place on this page: the browser is on its way there, and an instant jump would end that.
      if (hash !== '') return untilDone(() => show(hash, 'auto'));
    }
    if (hash !== '') return untilDone(() => show(hash, 'instant'));
    scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
    // A new entry is a navigation even when only its key changes.
  }, [pathname, search, hash, key, type]);
}

/**
 * Name of the history's entry the window is on: its key and its hash. The router calls the first entry so, and every
 * one that a plain link to a place on the page makes.
 */
function currentEntry(): string {
  const state = history.state as { key?: string } | null;
  return (state?.key ?? 'default') + location.hash;
}

/** Tries at every frame until it succeeds or the patience is over. Gives the way to stop. */
function untilDone(attempt: () => boolean): () => void {
  const end = performance.now() + patienceMs;
  let frame = 0;
  const next = () => {
    if (!attempt() && performance.now() < end) frame = requestAnimationFrame(next);
  };
  next();
  return () => cancelAnimationFrame(frame);
}

function reach(place: number): boolean {
  scrollTo({ top: place, behavior: 'instant' });
  return Math.abs(scrollY - place) <= 1;
}

function show(hash: string, behavior: ScrollBehavior): boolean {
  const target = document.getElementById(decodeHash(hash));
  target?.scrollIntoView({ behavior });
  return target !== null;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function write(places: Record<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // Storage may be forbidden; then Back lands at the top.
  }
}
