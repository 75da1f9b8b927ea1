/** Where the browser asks for posts and categories (specification §7, calls 5–7); the proxy asks WordPress. */
export const cmsPath = '/default/cms';

/** Where WordPress says that something was published (POST), and the header that shows it is ours. */
export const publishedPath = `${cmsPath}/published`;
export const publishedSecretHeader = 'x-published-secret';

/** Documents made from articles, as CloudFront writes paths; the first stands for the list with any query, too. */
export const blogDocuments = ['/blog*', '/sitemap.xml', '/feed.xml'] as const;

/** Query parameters the proxy reads; it drops all others, so they need not split a cache. */
export const cmsParameters = [
  '_embed',
  'categories',
  'order',
  'orderby',
  'page',
  'per_page',
  'search',
  'slug',
  'status',
] as const;

/** Numbers of specification §9 and D45. */
export const cmsLimits = {
  /** Posts the blog list asks for at once. */
  pageSize: 9,
  defaultPageSize: 10,
  maxPageSize: 100,
  categories: 100,
  chips: 6,
  /** Others of its category below a post. */
  moreArticles: 3,
  cacheMs: 5 * 60 * 1000,
  timeoutMs: 10_000,
  attempts: 3,
  backoffMs: 1_000,
  maxBackoffMs: 5_000,
  search: 100,
  lastPage: 1_000,
  wordsPerMinute: 200,
} as const;

/** A featured image with its sizes; `width` and `height` in pixels keep its place before it loads. */
export type FeaturedMedia = {
  source_url: string;
  alt_text: string;
  width?: number;
  height?: number;
  srcset?: string;
};

export type Term = { id: number; name: string; slug: string; taxonomy: string };

/**
 * A post as the proxy answers it: WordPress-shaped (specification §3), but with titles and names decoded to plain
 * text, HTML sanitized, dates with their zone, and nothing that is not shown. The excerpt is plain text. Headings of
 * the content carry ids that start with `h-`; links inside the site are paths. `wp:term` is [categories, tags].
 * In a list `content.rendered` is empty. An item WordPress sent in no known shape is answered as `{ id }`, which
 * `isPost` refuses. Password-protected posts are left out, so a page may hold fewer posts than were asked for while
 * X-WP-TotalPages says that more follow.
 */
export type Post = {
  id: number;
  slug: string;
  /** ISO 8601 with offset, for example 2026-11-12T04:30:00Z. */
  date: string;
  modified?: string;
  title: { rendered: string };
  content: { rendered: string };
  excerpt: { rendered: string };
  /** Counted by the proxy from the whole content, in lists too. */
  reading_minutes?: number;
  /** Title and description of an SEO plugin, where one is installed. */
  seo?: { title?: string; description?: string };
  _embedded?: {
    author?: readonly { name: string }[];
    'wp:featuredmedia'?: readonly FeaturedMedia[];
    'wp:term'?: readonly (readonly Term[])[];
  };
};

export type Category = { id: number; name: string; slug: string; count: number };

/** Body of every failed answer of the proxy: 400, 404, 405, 502 or 504. */
export type CmsError = { status: number; error: string };

/** Whether a value is a post the site can show (specification §5, blog data acceptance). */
export function isPost(value: unknown): value is Post {
  if (!isRecord(value)) return false;
  const { id, slug, title, content, excerpt, date } = value;
  return (
    isPositiveId(id) &&
    isFilled(slug) &&
    [title, content, excerpt].every((part) => isRecord(part) && typeof part.rendered === 'string') &&
    isFilled(date)
  );
}

/** Whether a value is a category the site can show (specification §5). */
export function isCategory(value: unknown): value is Category {
  if (!isRecord(value)) return false;
  const { id, name, slug, count } = value;
  return isPositiveId(id) && isFilled(name) && isFilled(slug) && typeof count === 'number' && count >= 0;
}

/** Minutes to read so many words: at least one (specification §9). */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / cmsLimits.wordsPerMinute));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPositiveId(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
