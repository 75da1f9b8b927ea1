import { readingMinutes } from '#contract/cms.ts';
import type { DamagedPost, Post } from '#contract/post.ts';
import { type UrlResolver, createUrlResolver, type UrlContext, anchorId } from './url-resolver.ts';
import { linkBareUrls } from './embeds.ts';
import { readEmbedded } from './embedded.ts';
import { readLanguage } from './language.ts';
import { countWords, cutText, plainText } from './plain-text.ts';
import { decodeSlug } from '../wordpress/query.ts';
import { sanitizeBody } from './sanitize.ts';
import { isRecord } from '#contract/text.ts';
import { damagedPost, hasWireFields } from '#contract/cms-wire.ts';

/** Slug and modification date of a post, for the sitemap. */
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
    html: isWhole ? readBody(content.rendered, urls) : '',
    excerpt: isWhole ? summary : cutText(summary, listExcerpt),
    readingMinutes: hasBody ? readingMinutes(countWords(content.rendered)) : undefined,
    language: readLanguage(item, `${heading} ${summary}`),
    seo: isWhole ? readSeo(item.yoast_head_json) : undefined,
    ...readEmbedded(item._embedded, urls),
  };
}

/** Reads slug and modification date. Returns undefined for a password-protected or invalid item. */
export function readSitemapPost(item: Record<string, unknown>): SitemapPost | undefined {
  if (isRecord(item.content) && item.content.protected === true) return undefined;
  if (typeof item.slug !== 'string' || item.slug === '') return undefined;
  const changed = utc(item.modified_gmt, item.modified) ?? utc(item.date_gmt, item.date);
  return { slug: decodeSlug(item.slug), changed };
}

function readBody(html: string, urls: UrlResolver): string {
  return withHeadingIds(linkBareUrls(sanitizeBody(html, urls))).trim();
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
 * Adds a unique id to every heading of a sanitized body, derived from its text, so that a table of contents can link to
 * it. Retains ids that an editor has set.
 */
export function withHeadingIds(sanitized: string): string {
  const usedIds = new Set([...sanitized.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));
  const freeId = createFreeId(usedIds);
  return sanitized.replace(/<h([2-6])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g, (heading, level, attributes, inside) => {
    if (/\sid="/.test(attributes)) return heading;
    const id = freeId(anchorId(plainText(inside).toLowerCase().slice(0, 60)) || 'h-section');
    return `<h${level}${attributes} id="${id}">${inside}</h${level}>`;
  });
}

/** Returns ids that are not used yet. Remembers the last number of each, because a thousand headings may be alike. */
function createFreeId(usedIds: Set<string>): (preferredId: string) => string {
  const numbers = new Map<string, number>();
  return (preferredId) => {
    let id = preferredId;
    let number = numbers.get(preferredId) ?? 1;
    while (usedIds.has(id)) {
      number += 1;
      id = `${preferredId}-${number}`;
    }
    numbers.set(preferredId, number);
    usedIds.add(id);
    return id;
  };
}
