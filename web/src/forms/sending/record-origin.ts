import type { OriginKey } from '#contract/visit-origin.ts';
import type { originKey } from './origin-storage.ts';

/*
 * Part of report.ts, which loads after everything else. Imports only types: a module that the forms share would become
 * a chunk, and one request more before the first view.
 */

type OriginStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Addresses of a document, and whether the visitor came to it by a link, not by Back or Reload. */
type Arrival = { address: string; referrer: string; isNew: boolean };

const key: typeof originKey = 'visit-origin';
const campaignKeys: readonly OriginKey[] = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Longest value that is recorded, in UTF-16 code units; `cleanOrigin` shortens what is sent. */
const longest = 200;

/** Records how the visitor came to the site, for this tab only, and from then on the page before the current one. */
export function recordOrigin(): void {
  try {
    const storage = sessionStorage;
    const [visit] = performance.getEntriesByType('navigation');
    if (!visit) return;
    recordArrival({ address: visit.name, referrer: document.referrer, isNew: visit.type === 'navigate' }, storage);
    // Browsers without the Navigation API record only the pages of documents.
    globalThis.navigation?.addEventListener('currententrychange', ({ navigationType, from }) => {
      if (navigationType === 'push' || navigationType === 'traverse') recordLast(from.url ?? '', storage);
    });
  } catch {
    // The browser forbids storage.
  }
}

/**
 * Records the first page, the host of the website that linked to it, never its path, and the campaign of the link,
 * unless that was recorded before. Records the last page if another page of the site linked to this one.
 */
export function recordArrival({ address, referrer, isNew }: Arrival, storage: OriginStorage): void {
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const isInternal = from?.origin === new URL(address).origin;
  if (storage.getItem(key) === null) {
    // The visitor may have left the first page before this script was loaded there.
    const first = new URL(isInternal ? referrer : address);
    const origin = new URLSearchParams();
    const record = (name: OriginKey, value = '') => value && origin.set(name, value.slice(0, longest));
    if (!isInternal) record('referrer', from?.host);
    for (const name of campaignKeys) record(name, first.searchParams.get(name) ?? '');
    record('first', first.pathname);
    storage.setItem(key, origin.toString());
  }
  if (isInternal && isNew) recordLast(referrer, storage);
}

/** Records the last page, unless the visitor has left the origin out. */
function recordLast(address: string, storage: OriginStorage): void {
  const stored = storage.getItem(key);
  if (!stored || !URL.canParse(address)) return;
  const { pathname } = new URL(address);
  const origin = new URLSearchParams(stored);
  origin.set('last' satisfies OriginKey, pathname.slice(0, longest));
  storage.setItem(key, origin.toString());
}
