import type { ListName } from '#content/lists/list.ts';
import { isRecord, parseJson } from '#contract/text.ts';
import { decodeHTML } from 'entities';

/** A published entry as WordPress sends it. Every field is a string; '' if it is empty or unknown. */
export type RawEntry = { id: number; slug: string; title: string; field: (name: string) => string };

/** Entries of a list, in display order; `absent` if WordPress does not know the list, because it has no plugin. */
export type RawList = readonly RawEntry[] | 'absent';

/** WordPress did not respond, or not with its REST API. */
export class WordPressUnavailable extends Error {
  override name = 'WordPressUnavailable';
}

const pageSize = 100;
const timeoutMs = 30_000;
/** More pages than any list of the site can show, so that a WordPress that answers for ever ends. */
const maxPages = 20;
/** Largest page of a list: 100 entries with their longest texts are 2 MB. */
const maxListBytes = 10_000_000;

/** Reads the entries of a list. Throws WordPressUnavailable. */
export async function readList(cmsUrl: string, name: ListName): Promise<RawList> {
  const query = `per_page=${pageSize}&orderby=menu_order&order=asc&_fields=id,slug,title,meta,menu_order`;
  const items: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const found = await request(`${cmsUrl}/site-${name}?${query}&page=${page}`);
    if (found === undefined) return 'absent';
    items.push(...found);
    if (found.length < pageSize) break;
    if (page === maxPages)
      throw new WordPressUnavailable(`Expected at most ${maxPages * pageSize} entries of ${name}, got more.`);
  }
  return items.toSorted(byOrder).map((item) => ({
    id: Number(item.id),
    slug: String(item.slug),
    title: isRecord(item.title) ? decodeHTML(String(item.title.rendered)) : '',
    field: (field) => (isRecord(item.meta) && typeof item.meta[field] === 'string' ? item.meta[field] : ''),
  }));
}

/** Reads the URLs of pictures in the media library, by id; deleted ones are left out. Throws WordPressUnavailable. */
export async function readPictureUrls(cmsUrl: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const query = `include=${ids.join(',')}&per_page=${pageSize}&_fields=id,source_url`;
  const items = (await request(`${cmsUrl}/media?${query}`)) ?? [];
  return new Map(items.map((item) => [String(item.id), String(item.source_url)]));
}

/** Entries with the same order are in the order of their creation. */
function byOrder(one: Record<string, unknown>, other: Record<string, unknown>): number {
  return Number(one.menu_order) - Number(other.menu_order) || Number(one.id) - Number(other.id);
}

/** Returns the items of a collection; undefined if the REST API has no such collection, or no such page of it. */
async function request(url: string): Promise<Record<string, unknown>[] | undefined> {
  const { status, bytes } = await download(url, { timeoutMs, maxBytes: maxListBytes });
  const body = parseJson(new TextDecoder().decode(bytes));
  const code = isRecord(body) ? body.code : undefined;
  if (status === 404 && code === 'rest_no_route') return undefined;
  // The last page was full.
  if (status === 400 && code === 'rest_post_invalid_page_number') return [];
  if (status === 200 && Array.isArray(body) && body.every(isRecord)) return body;
  throw new WordPressUnavailable(`Expected a list of ${url}, got status ${status}.`);
}

/** Limits of a download. */
type DownloadLimits = { timeoutMs: number; maxBytes: number };

/**
 * Downloads a URL without following redirects, which could lead to another host. `bytes` is undefined if there are more than
 * `maxBytes`. Throws WordPressUnavailable.
 */
export async function download(
  url: string,
  { timeoutMs, maxBytes }: DownloadLimits,
): Promise<{ status: number; bytes?: Uint8Array }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxBytes) return { status: response.status };
    }
    return { status: response.status, bytes: Buffer.concat(chunks) };
  } catch (cause) {
    throw new WordPressUnavailable(`Expected a response of ${url} without a redirect, got none.`, { cause });
  }
}
