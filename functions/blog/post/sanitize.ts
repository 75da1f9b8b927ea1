import type { Attributes, IOptions, Tag } from 'sanitize-html';
import { type UrlResolver, anchorId } from './url-resolver.ts';
import { arrangeMedia } from './media-markup.ts';
import { mediaTags } from './media.ts';
import { plainText, sanitize, silentElements } from './plain-text.ts';
import { articleAttributes, articleElements } from '#contract/article-markup.ts';

/** Classes of WordPress blocks. They cannot match the site's own styles, whose class names are hashed. */
const allowedClasses = [
  'wp-block-*',
  'wp-element-*',
  'wp-caption*',
  'has-*',
  'is-style-*',
  'align*',
  'columns-*',
  'language-*',
];

/** Classes of WordPress's accordion block: the button in a heading, and its icon. */
const foldToggle = 'wp-block-accordion-heading__toggle';
const foldSign = 'wp-block-accordion-heading__toggle-icon';

/**
 * Images without a URL and icons of accordions, as the sanitizer writes them. Its own filter copies all of the body for
 * each element.
 */
const droppedElements = new RegExp(`<img />|<span class="${foldSign}">[^<]*</span>`, 'g');

/**
 * Sanitizes the body of a post by an allow-list of elements, attributes and classes. Removes styles, frames and forms.
 * Resolves URLs, replaces embeds and media of other hosts by links, turns h1 into h2 and gives headings ids. Images load
 * lazily.
 */
export function sanitizeBody(html: string, urls: UrlResolver): string {
  const sanitized = sanitize(arrangeMedia(html), {
    allowedTags: articleElements,
    allowedAttributes: articleAttributes,
    allowedClasses: { '*': allowedClasses },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nonTextTags: silentElements,
    transformTags: transforms(urls),
    // Maximum nesting depth: more than any real post has, and far less than the depth that slows browsers down.
    nestingLimit: 60,
  }).replace(droppedElements, '');
  return withHeadingIds(linkBareUrls(sanitized)).trim();
}

function transforms(urls: UrlResolver): IOptions['transformTags'] {
  return {
    '*': (tagName, attribs) => ({ tagName, attribs: withAnchor(attribs) }),
    h1: 'h2',
    a: (_, attribs) => link(attribs, urls),
    ...mediaTags(urls),
    span: (tagName, attribs) => ({ tagName, attribs: hasClass(attribs, foldSign) ? { class: foldSign } : attribs }),
    // Accordions are shown open, because their script is removed. The button's text becomes that of the heading.
    button: (tagName, attribs) => ({ tagName: hasClass(attribs, foldToggle) ? 'span' : tagName, attribs }),
  };
}

function hasClass({ class: names = '' }: Attributes, name: string): boolean {
  return names.split(/\s+/).includes(name);
}

function withAnchor({ id, ...attribs }: Attributes): Attributes {
  const anchor = id === undefined ? '' : anchorId(id);
  return anchor === '' ? attribs : { ...attribs, id: anchor };
}

function link({ href = '', target: _target, rel = '', ...attribs }: Attributes, urls: UrlResolver): Tag {
  const url = urls.link(href);
  if (!url) return { tagName: attribs.id ? 'a' : 'span', attribs };
  if (!url.external) return { tagName: 'a', attribs: { ...attribs, href: url.href } };
  const relations = rel.split(/\s+/).filter((word) => ['nofollow', 'sponsored', 'ugc'].includes(word));
  return {
    tagName: 'a',
    attribs: { ...attribs, href: url.href, target: '_blank', rel: ['noopener', ...relations].join(' ') },
  };
}

/**
 * Turns paragraphs that contain only a URL into links. WordPress leaves such a paragraph if it cannot resolve an embed.
 */
function linkBareUrls(sanitized: string): string {
  return sanitized.replace(
    /<(p|div)(\s[^>]*)?>\s*(https?:\/\/[^\s<>"']+)\s*<\/\1>/g,
    (_, tag: string, attributes: string | undefined, url: string) =>
      `<${tag}${attributes ?? ''}><a href="${url}" target="_blank" rel="noopener">${url}</a></${tag}>`,
  );
}

/**
 * Adds a unique id to every heading of a sanitized body, derived from its text, so that a table of contents can link to
 * it. Retains ids that an editor has set.
 */
function withHeadingIds(sanitized: string): string {
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
