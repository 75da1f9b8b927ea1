type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): unknown };
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('own', { createHTML: (html) => html });

/**
 * Markup that may become part of the page: the CSP has browsers refuse any other (Trusted Types). Call it for what the
 * build or the server made, and for articles once they are cleaned; never for what a visitor or an address says.
 */
export function trusted(html: string): string {
  // React hands it to the browser as it is, though it names the type string.
  return (policy?.createHTML(html) ?? html) as string;
}
