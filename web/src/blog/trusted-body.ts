/**
 * A body that is safe to put into the page. It comes from the proxy, which sanitized it (functions/wordpress), either
 * inside our own document or through clean-body.ts. Code and tables scroll inside themselves, so they take the focus.
 */
export function trustedBody(html: string): string {
  return html
    .replace(/<pre(?=[\s>])/g, '<pre tabindex="0"')
    .replace(/<figure(?=\s[^>]*\bclass="[^"]*\bwp-block-table\b)/g, '<figure tabindex="0"');
}
