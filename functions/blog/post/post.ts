import type { DamagedPost, Post, PostCategory, PostImage } from '#contract/post.ts';
import { type UrlResolver, createUrlResolver, type UrlContext } from './url-resolver.ts';
import { readLanguage } from './language.ts';
import { countWords, plainText } from './plain-text.ts';
import { decodeSlug } from './slug.ts';
import { sanitizeBody } from './sanitize.ts';
import { isRecord } from '#contract/json.ts';
import { cutText } from '#contract/cut-text.ts';
import { damagedPost, hasWireFields } from '#contract/cms-wire.ts';

export type SitemapPost = { slug: string; changed?: string };

/** Whether a post is read for a list or its page. Lists omit the body, which is most of a post. */
export type PostView = 'list' | 'whole';

/** Characters of an excerpt in a list. More than any card shows, because the browser cuts it and adds the ellipsis. */
const listExcerpt = 300;

/**
 * Reads a post from an item of WordPress: converts title and excerpt to plain text, sanitizes the body, adds the time
 * zone to dates, decodes the slug and omits personal data except the author's name. Returns undefined for a
 * password-protected post, and only the id if a required field is missing.
 */
export function readPost(
  item: Record<string, unknown>,
  urlContext: UrlContext,
  view: PostView,
): Post | DamagedPost | undefined {
  const { content: body } = item;
  if (isRecord(body) && body.protected === true) return undefined;
  // A list whose bodies are too large is requested without them.
  const hasBody = view === 'whole' || !isRecord(body) || body.protected !== false || 'rendered' in body;
  const dated = {
    ...item,
    date: utc(item.date_gmt, item.date),
    ...(hasBody ? {} : { content: { rendered: '' } }),
  };
  if (!hasWireFields(dated)) return damagedPost(item);
  const { id, slug, date, title, content, excerpt } = dated;
  const urls = createUrlResolver(urlContext, typeof item.link === 'string' ? item.link : undefined);
  const summary = plainText(excerpt.rendered).replace(/\s*\[…\]$/, '…');
  const heading = plainText(title.rendered);
  const isWhole = view === 'whole';
  return {
    id,
    slug: decodeSlug(slug),
    date,
    modified: utc(item.modified_gmt, item.modified),
    title: heading,
    html: isWhole ? sanitizeBody(content.rendered, urls) : '',
    excerpt: isWhole ? summary : cutText(summary, listExcerpt),
    readingMinutes: hasBody ? readingMinutes(countWords(content.rendered)) : undefined,
    language: readLanguage(item, `${heading} ${summary}`),
    seo: isWhole ? readSeo(item.yoast_head_json) : undefined,
    ...readEmbedded(item._embedded, urls),
  };
}

const wordsPerMinute = 200;

/** Returns the reading time of `words` words in minutes, at least one. */
function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

/** Reads slug and modification date. Returns undefined for a password-protected or invalid item. */
export function readSitemapPost(item: Record<string, unknown>): SitemapPost | undefined {
  if (isRecord(item.content) && item.content.protected === true) return undefined;
  if (typeof item.slug !== 'string' || item.slug === '') return undefined;
  const changed = utc(item.modified_gmt, item.modified) ?? utc(item.date_gmt, item.date);
  return { slug: decodeSlug(item.slug), changed };
}

/** Returns the UTC date with a `Z`, which WordPress omits; otherwise the local date, whose time zone is unknown. */
function utc(gmt: unknown, local: unknown): string | undefined {
  if (typeof gmt === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(gmt) && !gmt.startsWith('0000'))
    return `${gmt}Z`;
  return typeof local === 'string' && local !== '' ? local : undefined;
}

function readSeo(value: unknown): Post['seo'] {
  if (!isRecord(value)) return undefined;
  const title = plainOrUndefined(value.title);
  const description = plainOrUndefined(value.description);
  return title === undefined && description === undefined ? undefined : { title, description };
}

function plainOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? plainText(value) : undefined;
}

/**
 * Returns author, image and categories of a post. Omits those that are missing or invalid: WordPress returns an error
 * object or the index of the API for hidden or deleted users and media. Returns only the name of an author, because
 * WordPress adds the login and a hash of the email address.
 */
function readEmbedded(value: unknown, urls: UrlResolver): Pick<Post, 'author' | 'image' | 'categories'> {
  if (!isRecord(value)) return { categories: [] };
  return {
    author: list(value.author).flatMap(readAuthor)[0],
    image: list(value['wp:featuredmedia']).flatMap((item) => readImage(item, urls))[0],
    categories: list(value['wp:term']).flatMap(list).flatMap(readCategory),
  };
}

/** Whether it is the category that WordPress gives to posts without one; a renamed one keeps the slug and is a real one. */
export function isDefaultCategory(name: string, slug: string): boolean {
  return name === 'Uncategorized' && slug === 'uncategorized';
}

function readAuthor(value: unknown): string[] {
  if (!isRecord(value) || typeof value.name !== 'string') return [];
  const name = plainText(value.name);
  return name === '' ? [] : [name];
}

function readCategory(value: unknown): PostCategory[] {
  if (!isRecord(value) || value.taxonomy !== 'category') return [];
  const { id, name, slug } = value;
  if (typeof id !== 'number' || typeof name !== 'string' || typeof slug !== 'string') return [];
  if (isDefaultCategory(name, slug)) return [];
  return [{ id, name: plainText(name), slug: decodeSlug(slug) }];
}

function readImage(value: unknown, urls: UrlResolver): PostImage[] {
  if (!isRecord(value) || typeof value.source_url !== 'string' || value.media_type !== 'image') return [];
  const url = urls.image(value.source_url);
  if (url === undefined) return [];
  const alt = typeof value.alt_text === 'string' ? value.alt_text : '';
  const { width, height, sizes } = isRecord(value.media_details) ? value.media_details : {};
  if (!isPixels(width) || !isPixels(height)) return [{ url, alt }];
  return [{ url, alt, width, height, srcset: readSizes(sizes, width / height, urls) }];
}

/** Returns the sizes with the image's aspect ratio, smallest first. Omits thumbnails, which are cropped. */
function readSizes(value: unknown, ratio: number, urls: UrlResolver): string | undefined {
  const byWidth = new Map<number, string>();
  for (const size of isRecord(value) ? Object.values(value) : []) {
    if (!isRecord(size) || typeof size.source_url !== 'string') continue;
    const { width, height } = size;
    const url = urls.image(size.source_url);
    if (url === undefined || !isPixels(width) || !isPixels(height)) continue;
    // WordPress rounds heights, so an uncropped size may differ by one pixel.
    if (Math.abs(width / ratio - height) <= 1) byWidth.set(width, url.replaceAll(',', '%2C'));
  }
  const widths = [...byWidth.keys()].sort((one, other) => one - other);
  return widths.length < 2 ? undefined : widths.map((width) => `${byWidth.get(width)} ${width}w`).join(', ');
}

function isPixels(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
