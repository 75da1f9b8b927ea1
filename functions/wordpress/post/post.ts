import { isPost, type Post, readingMinutes } from '#contract/cms.ts';
import { type Addresses, createAddresses, type Places } from './addresses.ts';
import { linkBareAddresses } from './embeds.ts';
import { readEmbedded } from './embedded.ts';
import { withHeadingIds } from './headings.ts';
import { countWords, cutText, plainText } from './plain-text.ts';
import { decodeSlug } from '../question.ts';
import { sanitizeBody } from './sanitize.ts';

/** A post WordPress answered in no known shape. It keeps its place in a list and fails the browser's check. */
export type DamagedPost = { id: number };

/** Where a post is and when it last changed, for a sitemap. */
export type PostAddress = { slug: string; changed?: string };

/** What a post is read for: a card needs no body, which is most of a post. */
export type PostView = 'list' | 'whole';

/** Longer than any card shows (D42, D43), so that the browser still cuts and sets the ellipsis. */
const listExcerpt = 300;

/**
 * The post in an item of WordPress, made fit for the site (D48): plain titles and excerpts, a safe body, dates with
 * their zone, decoded slugs, nothing about people but their names. Undefined for a password-protected post; only an
 * id for an item of no known shape. Fields that newer versions add are not looked at.
 */
export function readPost(
  item: Record<string, unknown>,
  places: Places,
  view: PostView,
): Post | DamagedPost | undefined {
  if (isRecord(item.content) && item.content.protected === true) return undefined;
  const title = rendered(item.title);
  const content = rendered(item.content);
  const excerpt = rendered(item.excerpt);
  const id = typeof item.id === 'number' ? item.id : 0;
  if (title === undefined || content === undefined || excerpt === undefined || typeof item.slug !== 'string')
    return { id };
  const addresses = createAddresses(places, typeof item.link === 'string' ? item.link : undefined);
  const summary = plainText(excerpt).replace(/\s*\[…\]$/, '…');
  const seo = view === 'whole' ? readSeo(item.yoast_head_json) : undefined;
  const embedded = readEmbedded(item._embedded, addresses);
  const modified = utc(item.modified_gmt, item.modified);
  const post = {
    id,
    slug: decodeSlug(item.slug),
    date: utc(item.date_gmt, item.date) ?? '',
    ...(modified === undefined ? {} : { modified }),
    title: { rendered: plainText(title) },
    content: { rendered: view === 'whole' ? readBody(content, addresses) : '' },
    excerpt: { rendered: view === 'whole' ? summary : cutText(summary, listExcerpt) },
    reading_minutes: readingMinutes(countWords(content)),
    ...(seo ? { seo } : {}),
    ...(embedded ? { _embedded: embedded } : {}),
  };
  return isPost(post) ? post : { id };
}

/** Slug and last change in an item of WordPress; undefined for a protected post and for an item of no known shape. */
export function readPostAddress(item: Record<string, unknown>): PostAddress | undefined {
  if (isRecord(item.content) && item.content.protected === true) return undefined;
  if (typeof item.slug !== 'string' || item.slug === '') return undefined;
  const changed = utc(item.modified_gmt, item.modified) ?? utc(item.date_gmt, item.date);
  return { slug: decodeSlug(item.slug), ...(changed === undefined ? {} : { changed }) };
}

function readBody(html: string, addresses: Addresses): string {
  return withHeadingIds(linkBareAddresses(sanitizeBody(html, addresses))).trim();
}

/** WordPress writes UTC without its Z; `date` is the site's local time, which a browser would take for its own. */
function utc(gmt: unknown, local: unknown): string | undefined {
  if (typeof gmt === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(gmt) && !gmt.startsWith('0000'))
    return `${gmt}Z`;
  return typeof local === 'string' && local !== '' ? local : undefined;
}

function readSeo(value: unknown): Post['seo'] {
  if (!isRecord(value)) return undefined;
  const { title, description } = value;
  const seo = {
    ...(typeof title === 'string' && title !== '' ? { title: plainText(title) } : {}),
    ...(typeof description === 'string' && description !== '' ? { description: plainText(description) } : {}),
  };
  return Object.keys(seo).length > 0 ? seo : undefined;
}

function rendered(value: unknown): string | undefined {
  return isRecord(value) && typeof value.rendered === 'string' ? value.rendered : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
