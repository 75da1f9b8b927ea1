import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { blogWords } from '#content/words/blog-words.ts';
import { articleAttributes, articleElements } from '#contract/article-markup.ts';
import { type UrlResolver, anchorId } from './url-resolver.ts';
import { embedLink } from './embeds.ts';
import { silentElements } from './plain-text.ts';
import { shallowParser } from './shallow-parser.ts';

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
 * Resolves URLs, replaces embeds, videos and images of other hosts by links, and turns h1 into h2. Images load lazily.
 */
export function sanitizeBody(html: string, urls: UrlResolver): string {
  return sanitizeHtml(html, {
    allowedTags: articleElements,
    allowedAttributes: articleAttributes,
    allowedClasses: { '*': allowedClasses },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nonTextTags: silentElements,
    transformTags: transforms(urls),
    // Maximum nesting depth: more than any real post has, and far less than the depth that slows browsers down.
    nestingLimit: 60,
    parser: shallowParser,
  }).replace(droppedElements, '');
}

function transforms(urls: UrlResolver): IOptions['transformTags'] {
  return {
    '*': (tagName, attribs) => ({ tagName, attribs: withAnchor(attribs) }),
    h1: 'h2',
    a: (_, attribs) => link(attribs, urls),
    img: (_, attribs) => image(attribs, urls),
    iframe: (_, attribs) => embed(attribs, urls),
    video: (_, attribs) => fileLink(attribs, blogWords.media.video, urls),
    audio: (_, attribs) => fileLink(attribs, blogWords.media.audio, urls),
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

/** An image that `droppedElements` matches. */
const dropped: Tag = { tagName: 'img', attribs: {} };

function image({ src = '', srcset, sizes, width, height, alt = '', ...attribs }: Attributes, urls: UrlResolver): Tag {
  const source = urls.image(src);
  // The page shows no picture of another host. Invisible ones only count readers, so they are dropped.
  if (source === undefined && Number(width) <= 3) return dropped;
  if (source === undefined) return fileLink({ src }, alt.trim() || blogWords.media.picture, urls, dropped);
  const candidates = srcset === undefined ? '' : mediaSet(srcset, urls);
  return {
    tagName: 'img',
    attribs: {
      ...attribs,
      src: source,
      ...(candidates === '' ? {} : { srcset: candidates, ...(sizes === undefined ? {} : { sizes }) }),
      ...(isPixels(width) && isPixels(height) ? { width: width!, height: height! } : {}),
      alt,
      loading: 'lazy',
      decoding: 'async',
    },
  };
}

/** Resolves the URLs of a `srcset`. Omits invalid candidates. */
function mediaSet(srcset: string, urls: UrlResolver): string {
  return srcset
    .split(/,\s+/)
    .map((candidate) => /^(\S+)\s+(\d+w|\d+(?:\.\d+)?x)$/.exec(candidate.trim()))
    .flatMap((match) => {
      const url = match?.[1] === undefined ? undefined : urls.image(match[1]);
      return url === undefined ? [] : [`${url.replaceAll(',', '%2C')} ${match?.[2]}`];
    })
    .join(', ');
}

function embed({ src = '', title = '' }: Attributes, urls: UrlResolver): Tag {
  const source = urls.file(src);
  if (source === undefined) return { tagName: 'span', attribs: {} };
  const { href, label } = embedLink(new URL(source));
  return externalLink(href, title.trim() || label);
}

/** Returns a link in place of an element, or `otherwise` if its URL must not be linked. */
function fileLink(
  { src = '' }: Attributes,
  label: string,
  urls: UrlResolver,
  otherwise: Tag = { tagName: 'span', attribs: {} },
): Tag {
  const source = urls.file(src);
  return source === undefined ? otherwise : externalLink(source, label);
}

function externalLink(href: string, text: string): Tag {
  return { tagName: 'a', attribs: { href, target: '_blank', rel: 'noopener' }, text };
}

function isPixels(value: string | undefined): boolean {
  return value !== undefined && /^\d{1,5}$/.test(value);
}
