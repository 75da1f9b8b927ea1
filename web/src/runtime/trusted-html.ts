type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): unknown };
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('own', { createHTML: (html) => html });

/**
 * Marks markup as trusted. The CSP makes browsers reject any other markup (Trusted Types). Call it only for markup from
 * the build or the server and for sanitized articles, never for input from visitors or URLs.
 */
export function trustedHtml(html: string): string {
  // React passes TrustedHTML to the browser unchanged, although its types only allow a string.
  return (policy?.createHTML(html) ?? html) as string;
}
