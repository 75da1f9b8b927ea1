import { company } from '#content/company.ts';

export type SecurityHeadersOptions = {
  /** CSP hashes of the inline scripts in the built HTML, such as `sha256-…=`, from web/dist/csp.json. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** CSP hashes of the build that is replaced, whose pages stay cached for some minutes. */
  previous?: { scripts: readonly string[]; styles: readonly string[] };
  /** Host of the map, which visitors load with a click. */
  mapHost?: string;
  /** Host of the demo clip if it is not the site itself. */
  mediaHost?: string;
  /** Keeps every stage but production out of search engines. */
  noIndex: boolean;
  hsts?: Hsts;
};

/** Value of Strict-Transport-Security: a day for this host, or two years for its subdomains as well. */
export type Hsts = 'one-day' | 'two-years';

/** Longest Content-Security-Policy that is safe in a response headers policy, in characters. */
export const maxPolicyLength = 1_700;

export const strictTransportSecurity: Readonly<Record<Hsts, string>> = {
  'one-day': 'max-age=86400',
  'two-years': 'max-age=63072000; includeSubDomains',
};

/**
 * Returns the headers of every response of the site but pictures of the CMS, names in lower case. The stack and the
 * local stack both use this list.
 */
export function securityHeaders(options: SecurityHeadersOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'strict-transport-security': strictTransportSecurity[options.hsts ?? 'one-day'],
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(options.noIndex ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
  };
}

/** Returns the headers of the pictures of the CMS: whatever it sends, nothing in it is run, rendered or framed. */
export function mediaHeaders({ noIndex, hsts }: Pick<SecurityHeadersOptions, 'noIndex' | 'hsts'>) {
  return {
    ...securityHeaders({ scriptHashes: [], styleHashes: [], noIndex, ...(hsts && { hsts }) }),
    'content-security-policy': "default-src 'none'; sandbox",
  };
}

/** Hosts of third parties in the content: the map's, and the demo clip's if it is hosted elsewhere. */
export function contentHosts(links: typeof company.links = company.links): { mapHost?: string; mediaHost?: string } {
  const mapHost = hostOf(links.mapEmbed);
  const mediaHost = hostOf(links.demoClip);
  return { ...(mapHost && { mapHost }), ...(mediaHost && { mediaHost }) };
}

function contentSecurityPolicy(options: SecurityHeadersOptions): string {
  const { scriptHashes, styleHashes, previous } = options;
  // Hashes before 'self' belong to this build; the next deployment reads them by that (deploy/previous-hashes.ts).
  const sources = (own: readonly string[], before: readonly string[] = []) => [
    ...own.map((hash) => `'${hash}'`),
    "'self'",
    ...before.filter((hash) => !own.includes(hash)).map((hash) => `'${hash}'`),
  ];
  const policy = [
    ["default-src 'none'"],
    ['script-src', ...sources(scriptHashes, previous?.scripts)],
    ['style-src', ...sources(styleHashes, previous?.styles)],
    ["img-src 'self' data:"],
    ["connect-src 'self'"],
    ["font-src 'self'"],
    ["media-src 'self'", ...(options.mediaHost ? [`https://${options.mediaHost}`] : [])],
    ["manifest-src 'self'"],
    [options.mapHost ? `frame-src https://${options.mapHost}` : "frame-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ["object-src 'none'"],
    // Without it a script of this origin could install a service worker and control every page.
    ["worker-src 'none'"],
    // Only web/src/ui/hydration/trusted-html.ts and the sanitizer may turn strings into markup.
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
