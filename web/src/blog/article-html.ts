import { unescapeHtml } from '#contract/text.ts';

type ArticleSection = { id: string; title: string };

/** Returns the h2 sections for the table of contents of an article, or none if there are fewer than two. */
export function sectionsOf(html: string): readonly ArticleSection[] {
  // Each part is read from its last heading: an expression for both tags would search the rest after every start tag.
  const sections = html
    .split('</h2>')
    .slice(0, -1)
    .map((part) => /^<h2\b[^>]*\sid="([^"]+)"[^>]*>([\s\S]*)$/.exec(part.slice(part.lastIndexOf('<h2'))) ?? [])
    .map(([, id = '', inside = '']) => ({ id, title: unescapeHtml(inside.replace(/<[^<>]*>/g, ' ')) }))
    .map(({ id, title }) => ({ id, title: title.replace(/\s+/g, ' ').trim() }))
    .filter(({ title }) => title !== '');
  return sections.length < 2 ? [] : sections;
}

/** A whole start tag. Matches quoted attribute values, so that markup inside them is skipped. */
const startTag = /<[a-z](?:"[^"]*"|[^">])*>/gi;

/** Start tags of code, table and formula blocks that are not yet focusable. */
const scrolled =
  /^<(?!\w+ tabindex)(?:pre[\s>]|(?:figure|div)\s(?:[^">]*"[^"]*")*?[^">]*\bclass="[^"]*\bwp-block-(?:table|math)\b)/;

/**
 * Returns the body with focusable code, tables and formulas, so that the keyboard can scroll them. Idempotent, because
 * the body may come from a server-rendered page. Expects sanitized HTML.
 */
export function scrollableBody(html: string): string {
  return html.replace(startTag, (tag) => (scrolled.test(tag) ? tag.replace(/^<\w+/, '$& tabindex="0"') : tag));
}
