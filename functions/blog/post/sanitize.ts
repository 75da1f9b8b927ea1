import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { type UrlResolver, anchorId } from './url-resolver.ts';
import { arrangeMedia } from './media-markup.ts';
import { mediaTags } from './media.ts';
import { silentElements } from './plain-text.ts';
import { shallowParser } from './shallow-parser.ts';
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
 * Resolves URLs, replaces embeds and media of other hosts by links, and turns h1 into h2. Images load lazily.
 */
export function sanitizeBody(html: string, urls: UrlResolver): string {
  return sanitizeHtml(arrangeMedia(html), {
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
