/** A whole start tag, its quoted values included: what stands inside them is never taken for markup. */
const startTag = /<[a-z](?:"[^"]*"|[^">])*>/gi;

/** Code, and tables in their figure, but not those of a body that has been through here, in a document of ours. */
const scrolled = /^<(?!\w+ tabindex)(?:pre[\s>]|figure\s(?:[^">]*"[^"]*")*?[^">]*\bclass="[^"]*\bwp-block-table\b)/;

/**
 * The body, in which code and tables take the focus, since they scroll inside themselves. It comes from our own
 * document, where it may have been through here already, or from clean-body.ts.
 */
export function scrollableBody(html: string): string {
  return html.replace(startTag, (tag) => (scrolled.test(tag) ? tag.replace(/^<\w+/, '$& tabindex="0"') : tag));
}
