import { isRecord } from './json.ts';
import { type Category, type DamagedPost, isPost, type Post, type PostImage, type PostsPage } from './post.ts';

/** Response headers with the totals of a list. */
export const totalHeaders = { total: 'x-wp-total', totalPages: 'x-wp-totalpages' } as const;

/** Returns the totals in the headers of a response; undefined if they are missing or no numbers. */
export function readTotals(headers: Headers): Pick<PostsPage, 'total' | 'totalPages'> {
  return {
    total: readCount(headers.get(totalHeaders.total)),
    totalPages: readCount(headers.get(totalHeaders.totalPages)),
  };
}

/** Fields of a post that WordPress always sends and the site requires. */
type WireFields = {
  id: number;
  slug: string;
  date: string;
  title: { rendered: string };
  content: { rendered: string };
  excerpt: { rendered: string };
};

/**
 * A post in a response of cms-proxy: a subset of WordPress's REST API with the decoded texts of `Post`, and
 * two fields that WordPress lacks, `reading_minutes` and `seo`. A damaged post is `{ id }`.
 */
export type WirePost = WireFields & {
  modified?: string;
  lang?: string;
  /** Null if the body is too large to be counted. */
  reading_minutes?: number | null;
  seo?: Post['seo'];
  _embedded?: {
    author?: readonly { name: string }[];
    'wp:featuredmedia'?: readonly WireMedia[];
    'wp:term'?: readonly (readonly WireTerm[])[];
  };
};

type WireMedia = Omit<PostImage, 'url' | 'alt'> & { source_url: string; alt_text: string };

type WireTerm = { id: number; name: string; slug: string; taxonomy: string };

/** Returns a post in the wire format of cms-proxy. */
export function toWirePost(post: Post | DamagedPost): WirePost | DamagedPost {
  if (!isPost(post)) return post;
  const { title, html, excerpt, image, categories, author, language, readingMinutes: minutes, ...fields } = post;
  return {
    ...fields,
    title: { rendered: title },
    content: { rendered: html },
    excerpt: { rendered: excerpt },
    lang: language,
    reading_minutes: minutes ?? null,
    _embedded: {
      author: author === undefined ? undefined : [{ name: author }],
      'wp:featuredmedia': image && [toWireMedia(image)],
      'wp:term': [categories.map((category) => ({ ...category, taxonomy: 'category' }))],
    },
  };
}

/** Returns the post in an item of a response, or a damaged one if a required field is missing. */
export function readWirePost(item: unknown): Post | DamagedPost {
  if (!hasWireFields(item)) return damagedPost(item);
  const { title, content, excerpt, lang, reading_minutes: minutes, _embedded = {}, ...fields }: WirePost = item;
  return {
    ...fields,
    title: title.rendered,
    html: content.rendered,
    excerpt: excerpt.rendered,
    language: lang,
    readingMinutes: minutes ?? undefined,
    image: _embedded['wp:featuredmedia']?.map(readWireMedia)[0],
    categories: (_embedded['wp:term'] ?? [])
      .flat()
      .flatMap(({ taxonomy, ...category }) => (taxonomy === 'category' ? category : [])),
    author: _embedded.author?.[0]?.name,
  };
}

/** Returns the damaged post for an item that lacks a required field; its id is 0 if the item has none. */
export function damagedPost(item: unknown): DamagedPost {
  return { id: isRecord(item) && isPositiveId(item.id) ? item.id : 0 };
}

/** Whether an item of WordPress or of cms-proxy has the fields that every post needs. */
export function hasWireFields<Item>(item: Item): item is Item & WireFields {
  if (!isRecord(item)) return false;
  const { id, slug, title, content, excerpt, date } = item;
  return (
    isPositiveId(id) &&
    isFilled(slug) &&
    [title, content, excerpt].every((part) => isRecord(part) && typeof part.rendered === 'string') &&
    isFilled(date)
  );
}

/** Whether a value is a valid category. Categories have the same shape on the wire and in the site. */
export function isCategory(value: unknown): value is Category {
  if (!isRecord(value)) return false;
  const { id, name, slug, count } = value;
  return isPositiveId(id) && isFilled(name) && isFilled(slug) && typeof count === 'number' && count >= 0;
}

function toWireMedia({ url, alt, ...size }: PostImage): WireMedia {
  return { source_url: url, alt_text: alt, ...size };
}

function readWireMedia({ source_url: url, alt_text: alt, ...size }: WireMedia): PostImage {
  return { url, alt, ...size };
}

function readCount(header: string | null): number | undefined {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}

function isPositiveId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
