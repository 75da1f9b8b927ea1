/** Pause before the first retry in milliseconds; it doubles up to the longest one. */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/** Time for the next document to arrive, in milliseconds. */
const leavingMs = 10_000;

/** A document that was reloaded is not reloaded again within this time, in milliseconds. */
const reloadPauseMs = 60_000;

let failedLoads = 0;
const listeners = new Set<() => void>();

/**
 * Calls `load` until it succeeds. Never rejects in the browser, because React would unmount the component. Retries with
 * backoff while the server does not respond. If the server responds but the chunk is gone (a new deployment), reloads
 * the document once. Rejects on the server.
 */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (typeof document === 'undefined') return load();
  return unlessLeaving(load).catch(() => countAsFailed(() => retry(load, firstPauseMs)));
}

/**
 * Calls `load`. Firefox rejects the imports and requests of a page that the visitor leaves. Such an error is thrown so
 * late that it ends with the page, otherwise the visitor would see a notice, or be led to another page.
 */
export async function unlessLeaving<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, leavingMs));
    throw error;
  } finally {
    removeEventListener('beforeunload', leave);
  }
}

/** Loads another document. If the server does not respond, reports a failed load until it does. */
export async function openDocument(url: string): Promise<void> {
  const isOnline = await requestDocument().catch(() => false);
  if (isOnline) location.assign(url);
  else await countAsFailed(() => retry(requestDocument, firstPauseMs));
}

export function failedLoadCount(): number {
  return failedLoads;
}

/** Calls `listener` when `failedLoadCount` has changed. Returns a function that unsubscribes. */
export function onFailedLoads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function countAsFailed<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const add = (change: number) => {
    failedLoads += change;
    for (const listener of listeners) listener();
  };
  add(1);
  try {
    return await load();
  } finally {
    add(-1);
  }
}

async function retry<Loaded>(load: () => Promise<Loaded>, pauseMs: number): Promise<Loaded> {
  const isOnline = await requestDocument().catch(() => false);
  try {
    if (isOnline) return await load();
  } catch {
    reloadOnce();
  }
  await untilOnline(pauseMs);
  return retry(load, Math.min(2 * pauseMs, longestPauseMs));
}

/** Requests this document, which a reload would fetch. Rejects if the server does not respond or responds with 5xx. */
async function requestDocument(): Promise<true> {
  const { status } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  if (status >= 500) throw new Error(`Expected a status below 500, got ${status}.`);
  return true;
}

/** Reloads the document, unless it was reloaded just now or would take away what the visitor is typing. */
function reloadOnce(): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=hidden])',
  );
  if ([...fields].some((field) => field === document.activeElement || field.value !== field.defaultValue)) return;
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'reload' && performance.now() < reloadPauseMs) return;
  location.reload();
}

function untilOnline(timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, timeoutMs);
    addEventListener('online', finish);
  });
}
