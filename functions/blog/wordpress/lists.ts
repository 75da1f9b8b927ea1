import { isClosed } from '#content/lists/job-dates.ts';
import type { ListName } from '#content/lists/list.ts';
import { isRecord } from '#contract/json.ts';
import { decodeHTML } from 'entities';
import { logCode } from '../../runtime/log.ts';
import { type Collection, type WordPress, WordPressFailure, type WordPressResponse } from './wordpress.ts';

/** A published entry as WordPress sends it. Every field is a string; '' if it is empty or unknown. */
export type RawEntry = {
  id: number;
  slug: string;
  title: string;
  /** When it was saved last, ISO 8601. */
  modified: string;
  /** Who saved it last; '' unless the plugin names them. */
  editor: string;
  field: (name: string) => string;
  /** Returns what the plugin says of a wrong field, as wp-admin does; '' if nothing is wrong. */
  fault: (name: string) => string;
};

const pageSize = 100;
const timeoutMs = 30_000;
/** A visitor waits for it. */
const visitTimeoutMs = 4_000;
/** More pages than any list of the site can show, so that reading an endless list ends. */
const maxPages = 20;

/**
 * Returns the entries of a list in display order; `absent` if WordPress does not know the list, because it has no plugin.
 * Throws WordPressFailure.
 */
export async function readList(wordpress: WordPress, name: ListName): Promise<readonly RawEntry[] | 'absent'> {
  const collection: Collection = `site-${name}`;
  const query = {
    orderby: 'menu_order',
    order: 'asc',
    _fields: 'id,slug,title,meta,menu_order,modified_gmt,site_editor,site_faults',
  };
  const items: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const response = await request(wordpress, collection, { ...query, page: String(page) }).catch((cause: unknown) => {
      if (isUnknownList(cause)) return 'absent' as const;
      throw cause;
    });
    if (response === 'absent') return response;
    items.push(...response.items);
    if (response.items.length < pageSize) break;
    if (page === maxPages) {
      throw new WordPressFailure(502, 'cms-response-too-large', {
        collection: logCode(collection),
        maxEntries: maxPages * pageSize,
      });
    }
  }
  return items.toSorted(byOrder).map((item) => ({
    id: Number(item.id),
    slug: String(item.slug),
    title: isRecord(item.title) ? decodeHTML(String(item.title.rendered)) : '',
    // WordPress leaves out the time zone.
    modified: typeof item.modified_gmt === 'string' ? `${item.modified_gmt}Z` : '',
    editor: typeof item.site_editor === 'string' ? item.site_editor : '',
    field: (field) => textIn(item.meta, field),
    fault: (field) => textIn(item.site_faults, field),
  }));
}

function textIn(texts: unknown, name: string): string {
  return isRecord(texts) && typeof texts[name] === 'string' ? texts[name] : '';
}

/** Returns which of these jobs are published and open. Throws WordPressFailure. */
export async function readOpenIds(wordpress: WordPress, ids: readonly number[], now: Date): Promise<Set<number>> {
  const open = new Set<number>();
  for (let start = 0; start < ids.length; start += pageSize) {
    const include = ids.slice(start, start + pageSize).join(',');
    const { items } = await request(wordpress, 'site-jobs', { include, _fields: 'id,meta' }, visitTimeoutMs);
    for (const { id, meta } of items) if (isOpen(meta, now)) open.add(Number(id));
  }
  return open;
}

function isOpen(meta: unknown, now: Date): boolean {
  const closes = textIn(meta, 'closes');
  return textIn(meta, 'status') !== 'Closed' && !(/^\d{4}-\d\d-\d\d$/.test(closes) && isClosed({ closes }, now));
}

/** Whether WordPress does not know a list, because it has no plugin. */
export function isUnknownList(cause: unknown): boolean {
  return cause instanceof WordPressFailure && cause.details.code === 'rest_no_route';
}

type MediaFile = { url: string; alt: string };

/** Returns files of the media library by id, without deleted ones. Throws WordPressFailure. */
export async function readMedia(wordpress: WordPress, ids: readonly string[]): Promise<Map<string, MediaFile>> {
  const { items } = await request(wordpress, 'media', { include: ids.join(','), _fields: 'id,source_url,alt_text' });
  return new Map(
    items.map(({ id, source_url: url, alt_text: alt }) => [
      String(id),
      { url: String(url), alt: typeof alt === 'string' ? alt : '' },
    ]),
  );
}

function request(
  wordpress: WordPress,
  collection: Collection,
  query: Record<string, string>,
  timeout = timeoutMs,
): Promise<WordPressResponse> {
  const parameters = new URLSearchParams({ ...query, per_page: String(pageSize) });
  return wordpress.request(collection, parameters, AbortSignal.timeout(timeout));
}

/** Entries with the same order are in the order of their creation. */
function byOrder(one: Record<string, unknown>, other: Record<string, unknown>): number {
  return Number(one.menu_order) - Number(other.menu_order) || Number(one.id) - Number(other.id);
}
