/** A whole start tag, its quoted values included: what stands inside them is never taken for markup. */
const startTag = /<[a-z](?:"[^"]*"|[^">])*>/gi;

/** Code, tables and formulas in their blocks, but not those of a body that has been through here. */
const scrolled =
  /^<(?!\w+ tabindex)(?:pre[\s>]|(?:figure|div)\s(?:[^">]*"[^"]*")*?[^">]*\bclass="[^"]*\bwp-block-(?:table|math)\b)/;

/**
 * The body, in which code, tables and formulas take the focus, since they scroll inside themselves. It comes from our
 * own document, where it may have been through here already, or from clean-body.ts.
 */
export function scrollableBody(html: string): string {
  return html.replace(startTag, (tag) => (scrolled.test(tag) ? tag.replace(/^<\w+/, '$& tabindex="0"') : tag));
}
