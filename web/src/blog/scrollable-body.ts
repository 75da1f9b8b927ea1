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
