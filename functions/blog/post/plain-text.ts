import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { unescapeHtml } from '#contract/text.ts';

/** Deepest element that is parsed; the body shows far fewer levels. */
const mostLevels = 200;

/**
 * Sanitizes HTML. Of HTML with deeper elements it returns only the text, because the parser moves all open elements for
 * each tag: 4 MB of open `<div>` would take minutes.
 */
export function sanitize(html: string, options: IOptions): string {
  let level = 0;
  const onOpenTag = () => {
    level += 1;
    if (level > mostLevels) throw new RangeError(`Expected at most ${mostLevels} levels of elements.`);
  };
  try {
    return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag: () => void (level -= 1) });
  } catch (error) {
    if (level <= mostLevels) throw error;
    return sanitizeHtml(html.replace(/<[^<>]*>?/g, ' '), options);
  }
}

/** Elements whose text is not part of the article. */
export const silentElements = [
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'annotation',
  'annotation-xml',
  'object',
  'applet',
  'form',
  'select',
  'option',
  'textarea',
  'button',
  'title',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'listing',
];

const blockEnd = /<(?:br|\/(?:p|div|li|dt|dd|h[1-6]|t[hdr]|pre|blockquote|cite|figcaption|figure|section|summary))\b/gi;

/** Returns the text of HTML on one line: without tags, entities decoded once, blocks separated by spaces. */
export function plainText(html: string): string {
  return (/[<&]/.test(html) ? withoutTags(html) : html).replace(/\s+/g, ' ').trim();
}

function withoutTags(html: string): string {
  const text = sanitize(html.replace(blockEnd, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: [...silentElements, 'iframe', 'video', 'audio', 'math'],
  });
  return unescapeHtml(text);
}

export function countWords(html: string): number {
  const text = plainText(html);
  return text === '' ? 0 : text.split(' ').length;
}
