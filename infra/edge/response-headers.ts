import { company } from '#content/company.ts';

export type SecurityHeadersOptions = {
  /** CSP hashes of the inline scripts in the built HTML, such as `sha256-…=`, from web/dist/csp.json. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** Those of the build that is replaced, whose pages are about for some minutes more. */
  former?: { scripts: readonly string[]; styles: readonly string[] };
  /** Host of the map that a visitor may load by a click. */
  mapHost?: string;
  /** Host of the demo clip when it is not our own. */
  mediaHost?: string;
  /** Further origins of pictures, scheme included: the twin's sample CMS speaks plain HTTP. */
  imageOrigins?: readonly string[];
  /** Keeps every stage but production out of search engines. */
  noIndex: boolean;
};

/** Longest Content-Security-Policy that is safe in a response headers policy, in characters. */
export const maxPolicyLength = 1_700;

const twoYears = 63_072_000;

/** Headers on every answer of the site, names in lower case; stack and twin both send them. */
export function securityHeaders(options: SecurityHeadersOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'strict-transport-security': `max-age=${twoYears}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(options.noIndex ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
  };
}

/** Hosts other than ours that the content names: the map's, and the demo clip's when it lies elsewhere. */
export function contentHosts(links: typeof company.links = company.links): { mapHost?: string; mediaHost?: string } {
  const mapHost = hostOf(links.mapEmbed);
  const mediaHost = hostOf(links.demoClip);
  return { ...(mapHost && { mapHost }), ...(mediaHost && { mediaHost }) };
}

function contentSecurityPolicy(options: SecurityHeadersOptions): string {
  const { scriptHashes, styleHashes, former } = options;
  // What stands before 'self' is this build's; the next deployment goes by that (deploy/former-hashes.ts).
  const sources = (own: readonly string[], before: readonly string[] = []) => [
    ...own.map((hash) => `'${hash}'`),
    "'self'",
    ...before.filter((hash) => !own.includes(hash)).map((hash) => `'${hash}'`),
  ];
  const policy = [
    ["default-src 'none'"],
    ['script-src', ...sources(scriptHashes, former?.scripts)],
    ['style-src', ...sources(styleHashes, former?.styles)],
    ["img-src 'self' data: https:", ...(options.imageOrigins ?? [])],
    ["connect-src 'self'"],
    ["font-src 'self'"],
    ["media-src 'self'", ...(options.mediaHost ? [`https://${options.mediaHost}`] : [])],
    ["manifest-src 'self'"],
    [options.mapHost ? `frame-src https://${options.mapHost}` : "frame-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ["object-src 'none'"],
    // Markup becomes part of a page by web/src/ui/hydration/trusted.ts or by the sanitizer alone.
    ["require-trusted-types-for 'script'"],
    ['trusted-types own dompurify'],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
  if (policy.length > maxPolicyLength) {
    throw new Error(
      `The Content-Security-Policy has ${policy.length} characters, CloudFront takes ${maxPolicyLength}: ` +
        `${scriptHashes.length} script and ${styleHashes.length} style hashes are too many; ` +
        'let more pages share their inline scripts and styles (sheets/page-sheets.ts).',
    );
  }
  return policy;
}

function hostOf(address: string): string | undefined {
  return address.startsWith('https://') ? new URL(address).host : undefined;
}
