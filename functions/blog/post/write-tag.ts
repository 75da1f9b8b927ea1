import { articleAttributes, articleElements } from '#contract/article-markup.ts';
import { escapeHtml } from '#contract/text.ts';
import { anchorId } from './url-resolver.ts';

const allowedElements = new Set(articleElements);

/** Classes of WordPress blocks. They cannot match the site's own styles, whose class names are hashed. */
const allowedClass = /^(?:wp-block-|wp-element-|wp-caption|has-|is-style-|align|columns-|language-)/;

/**
 * Returns content in an element with its allowed attributes, or without it if the element is not allowed. Writes all tags
 * of an article, `writeText` all of its text. No allowed element changes how a browser reads text, as style, title or a
 * comment would, so it finds no other tags and attributes than these. The caller resolves URLs.
 */
export function writeTag(name: string, attributes: Record<string, string | undefined>, content = ''): string {
  if (!allowedElements.has(name)) return content;
  const { class: classes = '', id = '', ...others } = attributes;
  const blockClasses = classes.split(/\s+/).filter((word) => allowedClass.test(word));
  const allowed = [...(articleAttributes['*'] ?? []), ...(articleAttributes[name] ?? [])];
  let tag = `<${name}${blockClasses.length > 0 ? ` class="${escapeHtml(blockClasses.join(' '))}"` : ''}`;
  for (const [key, value] of Object.entries({ ...others, id: anchorId(id) || undefined })) {
    if (value === undefined || !allowed.includes(key)) continue;
    tag += value === '' && key !== 'alt' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`;
  }
  return /^(?:br|wbr|hr|img|col)$/.test(name) ? `${tag} />` : `${tag}>${content}</${name}>`;
}

export function writeText(text: string): string {
  return /[&<>]/.test(text) ? escapeHtml(text).replaceAll('&quot;', '"') : text;
}
