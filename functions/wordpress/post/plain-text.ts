import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';

/** Elements whose text is not the author's prose. */
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

/** The text of HTML in one line: tags stripped, entities decoded once, words of neighbouring blocks kept apart. */
export function plainText(html: string): string {
  const escaped = sanitizeHtml(html.replace(blockEnd, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: [...silentElements, 'iframe', 'video', 'audio', 'math'],
  });
  return decodeHTML(escaped).replace(/\s+/g, ' ').trim();
}

/** How many words HTML holds. */
export function countWords(html: string): number {
  const text = plainText(html);
  return text === '' ? 0 : text.split(' ').length;
}

/** At most so many characters of a text, with an ellipsis outside the count where something was left out (D42). */
export function cutText(text: string, characters: number): string {
  const points = Array.from(text);
  return points.length <= characters ? text : `${points.slice(0, characters).join('').trimEnd()}…`;
}
