/** Pause before a load that failed is tried again, in milliseconds; it doubles up to a minute. */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/** A document that was fetched anew is not fetched anew once more within this time, in milliseconds. */
const renewalMs = 60_000;

/** Said on the window just before a document is fetched anew: the last moment to keep what is typed. */
export const renewing = 'renewing';

let missing = 0;
const listeners = new Set<() => void>();

/**
 * Loads what the page needs. In a browser it does not reject, since what it is for would then go: while the network is
 * away it tries again, and where a file is gone because a new build was deployed, the document is fetched anew, once,
 * for the files it names; what was typed is kept as over any reload.
 */
export async function patiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (cause) {
    if (typeof document === 'undefined') throw cause;
    return whileMissing(() => again(load, firstPauseMs));
  }
}

/** Says that something is missing until the server answers again. */
export function missUntilAnswered(): void {
  // Its outcome is only that the waiting is over.
  void whileMissing(() => again(askServer, firstPauseMs));
}

/** Whether something that a visitor wanted cannot be loaded just now. */
export function isAnythingMissing(): boolean {
  return missing > 0;
}

/** Calls back when that has changed; gives what ends it. */
export function onMissing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function whileMissing<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const count = (change: number) => {
    missing += change;
    for (const listener of listeners) listener();
  };
  count(1);
  try {
    return await load();
  } finally {
    count(-1);
  }
}

async function again<Loaded>(load: () => Promise<Loaded>, pauseMs: number): Promise<Loaded> {
  const isThere = await askServer().catch(() => false);
  try {
    if (isThere) return await load();
  } catch {
    renewDocument();
  }
  await untilOnline(pauseMs);
  return again(load, Math.min(2 * pauseMs, longestPauseMs));
}

/** Asks for this very document, which is what would be fetched anew; rejects when it cannot be had. */
async function askServer(): Promise<true> {
  const { status } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  if (status >= 500) throw new Error(`HTTP ${status}`);
  return true;
}

function renewDocument(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload' && performance.now() < renewalMs) return;
  dispatchEvent(new Event(renewing));
  location.reload();
}

function untilOnline(patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, patienceMs);
    addEventListener('online', go);
  });
}
