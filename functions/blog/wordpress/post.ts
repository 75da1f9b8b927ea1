import { selectAll } from 'css-select';
import type { DamagedPost, Post, PostCategory, PostImage } from '#contract/post.ts';
import { type UrlResolver, createUrlResolver, type UrlContext } from '../post/url-resolver.ts';
import { readLanguage } from './language.ts';
import { type Element, type HtmlTree, type Node, parseTree, plainText, textOf } from '../post/html-tree.ts';
import { removeShortcodes } from '../post/shortcodes.ts';
import { decodeSlug } from '../post/slug.ts';
import { sanitizeBody } from '../post/sanitize.ts';
import { isRecord } from '#contract/json.ts';
import { cutText } from '#contract/cut-text.ts';
import { damagedPost, hasWireFields } from '#contract/cms-wire.ts';

export type SitemapPost = { slug: string; changed?: string };

/** Whether a post is read for a list or its page. Lists omit the body, which is most of a post. */
export type PostView = 'list' | 'whole';

/** Is told the id of a post and the names of the shortcodes that were left out of it. */
export type OnShortcodes = (id: number, names: readonly string[]) => void;

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
  onShortcodes: OnShortcodes = () => {},
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
  const trees = [content, title, excerpt].map(({ rendered }) => parseTree(rendered));
  const [article, titleTree, excerptTree] = trees as [HtmlTree, HtmlTree, HtmlTree];
  const shortcodes = removeShortcodes(trees);
  if (shortcodes.length > 0) onShortcodes(id, shortcodes);
  const text = textOf(article.root);
  const summary = readExcerpt(excerptTree, article, text, item.link);
  const heading = textOf(titleTree.root);
  const isWhole = view === 'whole';
  return {
    id,
    slug: decodeSlug(slug),
    date,
    modified: utc(item.modified_gmt, item.modified),
    title: heading,
    html: isWhole ? sanitizeBody(article, urls) : '',
    excerpt: isWhole ? summary : cutText(summary, listExcerpt),
    readingMinutes: hasBody ? Math.ceil(text.split(' ').length / wordsPerMinute) : undefined,
    language: readLanguage(item, `${heading} ${summary}`),
    seo: isWhole ? readSeo(item.yoast_head_json) : undefined,
    ...readEmbedded(item._embedded, urls),
  };
}

/**
 * Returns an excerpt as text. WordPress cuts an automatic one from the whole text of the article, with what plugins append
 * and hide: it is cut again from the text that is shown.
 */
function readExcerpt({ root }: HtmlTree, article: HtmlTree, text: string, permalink: unknown): string {
  // Links to the article itself, such as “Continue reading”.
  const isOwn = ({ attribs }: Element) => typeof permalink === 'string' && attribs.href?.startsWith(permalink) === true;
  for (const link of selectAll<Node, Element>(isOwn, root)) link.children = [];
  const summary = textOf(root).replace(/\s*\[…\]$/, '…');
  const start = summary.replace(/…$/, '').replaceAll(' ', '');
  const words = text.split(' ', summary.length + 1);
  if (!article.wholeText.startsWith(start) || words.join('').startsWith(start)) return summary;
  const { length } = summary.split(' ');
  return words.slice(0, length).join(' ') + (words.length > length ? '…' : '');
}

const wordsPerMinute = 200;

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
  const [title, description] = isRecord(value) ? [plain(value.title), plain(value.description)] : [];
  return title === undefined && description === undefined ? undefined : { title, description };
}

/** Returns a text without markup, or undefined if there is none. */
function plain(value: unknown): string | undefined {
  return (typeof value === 'string' && plainText(value)) || undefined;
}

/**
 * Returns author, image and categories of a post. Omits those that are missing or invalid: WordPress returns an error
 * object or the index of the API for hidden or deleted users and media. Returns only the name of an author, because
 * WordPress adds the login and a hash of the email address.
 */
function readEmbedded(value: unknown, urls: UrlResolver): Pick<Post, 'author' | 'image' | 'categories'> {
  if (!isRecord(value)) return { categories: [] };
  return {
    author: list(value.author).flatMap((author) => (isRecord(author) && plain(author.name)) || [])[0],
    image: list(value['wp:featuredmedia']).flatMap((item) => readImage(item, urls))[0],
    categories: list(value['wp:term']).flatMap(list).flatMap(readCategory),
  };
}

/** Whether it is the category that WordPress gives to posts without one; a renamed one keeps the slug and is a real one. */
export function isDefaultCategory(name: string, slug: string): boolean {
  return name === 'Uncategorized' && slug === 'uncategorized';
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
