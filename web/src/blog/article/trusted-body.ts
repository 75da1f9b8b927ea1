/** A whole start tag, its quoted values included: what stands inside them is never taken for markup. */
const startTag = /<[a-z](?:"[^"]*"|[^">])*>/gi;

/** Code, and tables in their figure, but not those of a body that has been through here, in a document of ours. */
const scrolled = /^<(?!\w+ tabindex)(?:pre[\s>]|figure\s(?:[^">]*"[^"]*")*?[^">]*\bclass="[^"]*\bwp-block-table\b)/;

/**
 * A body that is safe to put into the page. It comes from the proxy, which sanitized it (functions/wordpress), either
 * inside our own document, where it may have been through here already, or through clean-body.ts. Code and tables scroll inside themselves, so they take the focus.
 */
export function trustedBody(html: string): string {
  return html.replace(startTag, (tag) => (scrolled.test(tag) ? tag.replace(/^<\w+/, '$& tabindex="0"') : tag));
}
