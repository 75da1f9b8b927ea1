import { company } from '#content/company.ts';
import type { CspHashes } from '#contract/http.ts';
import { reportPath } from '#contract/report.ts';
import type { SiteBuild } from './site-build.ts';

export type SecurityHeadersOptions = {
  hashes: CspHashes;
  /** Id of the build, to which browsers report what the policy has blocked; '' for pages that report nothing. */
  build: string;
  /** Host of the map, which visitors load with a click. */
  mapHost?: string;
  /** Host of the demo clip if it is not the site itself. */
  mediaHost?: string;
  /** Keeps every stage but production out of search engines. */
  noIndex: boolean;
  hsts?: Hsts;
};

/** How long browsers use HTTPS only: a day for this host, or two years for its subdomains as well. */
export type Hsts = 'one-day' | 'two-years';

export const hstsRules: Readonly<Record<Hsts, { maxAgeS: number; includesSubdomains: boolean }>> = {
  'one-day': { maxAgeS: 86_400, includesSubdomains: false },
  'two-years': { maxAgeS: 63_072_000, includesSubdomains: true },
};

/** Security headers as values. The stack maps them to CloudFront's fields; `formatHeaders` makes them text. */
export type SecurityHeaders = {
  contentSecurityPolicy: string;
  hsts: Hsts;
  referrerPolicy: 'strict-origin-when-cross-origin' | (typeof previewHeaders)['referrer-policy'];
  /** All other headers, names in lower case. */
  others: Readonly<Record<string, string>>;
};

/** Name of the site's endpoint in Reporting-Endpoints. */
const endpoint = 'site';

/** Longest Content-Security-Policy that is safe in a response headers policy, in characters. */
export const maxPolicyLength = 1_700;

/**
 * Returns the headers of every response of the site but pictures of the CMS. The stack and the local stack both use
 * this list.
 */
export function securityHeaders(options: SecurityHeadersOptions): SecurityHeaders {
  return {
    contentSecurityPolicy: contentSecurityPolicy(options),
    hsts: options.hsts ?? 'one-day',
    referrerPolicy: 'strict-origin-when-cross-origin',
    others: {
      'permissions-policy':
        'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(self), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      ...(options.build ? { 'reporting-endpoints': `${endpoint}="${reportPath(options.build)}"` } : {}),
      ...(options.noIndex ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
    },
  };
}

/** Headers in which previews differ: no search engine lists a draft, and no other host learns its link. */
export const previewHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } as const;

/** Returns the headers of responses of other hosts: whatever they send, nothing in it is run, rendered or framed. */
export function sandboxHeaders({ noIndex, hsts }: Pick<SecurityHeadersOptions, 'noIndex' | 'hsts'>): SecurityHeaders {
  return {
    ...securityHeaders({ hashes: { script: [], style: [] }, build: '', noIndex, ...(hsts && { hsts }) }),
    contentSecurityPolicy: "default-src 'none'; sandbox",
  };
}

/** Policy of recordings and films, which a browser can play on their own; in a sandbox it cannot. */
export const playedPolicy = "default-src 'none'; media-src 'self'";

/** Headers that belong to a document, because they name the hashes or the id of its build. */
export const documentHeaderNames = ['content-security-policy', 'reporting-endpoints'] as const;

/**
 * Returns the headers that documents of a build bring with them. The response headers policy has those of the last
 * deployment, and a document may be of any release.
 */
export function documentHeaders({ hashes, id }: Pick<SiteBuild, 'hashes' | 'id'>): Record<string, string> {
  const headers = formatHeaders(securityHeaders({ hashes, build: id, ...contentHosts(), noIndex: false }));
  return Object.fromEntries(documentHeaderNames.map((name) => [name, headers[name] ?? '']));
}

/** Returns the headers as text, names in lower case. */
export function formatHeaders(headers: SecurityHeaders): Record<string, string> {
  const { contentSecurityPolicy, hsts, referrerPolicy, others } = headers;
  return {
    'content-security-policy': contentSecurityPolicy,
    'strict-transport-security': formatHsts(hsts),
    'x-content-type-options': 'nosniff',
    'referrer-policy': referrerPolicy,
    ...others,
  };
}

export function formatHsts(hsts: Hsts): string {
  const { maxAgeS, includesSubdomains } = hstsRules[hsts];
  return `max-age=${maxAgeS}${includesSubdomains ? '; includeSubDomains' : ''}`;
}

/**
 * Headers that other hosts must not send: the first three would act on the whole origin, the others name the software
 * inside. CloudFront removes at most ten.
 */
export const removedFromOthers = [
  'set-cookie',
  'service-worker-allowed',
  'clear-site-data',
  'server',
  'x-powered-by',
  'x-redirect-by',
  'x-pingback',
  'x-generator',
  'x-litespeed-cache',
  'link',
] as const;

/** Headers of an upload that viewers get; all others of the CMS are removed. CloudFront sets those of the edge. */
export const uploadHeaders: readonly string[] = [
  ...'accept-ranges age content-encoding content-length content-range content-type date etag'.split(' '),
  ...'last-modified vary via warning x-cache'.split(' '),
  ...Object.keys(formatHeaders(sandboxHeaders({ noIndex: true }))),
];

/** Hosts of third parties in the content: the map's, and the demo clip's if it is hosted elsewhere. */
export function contentHosts(links: typeof company.links = company.links): { mapHost?: string; mediaHost?: string } {
  const mapHost = hostOf(links.mapEmbed);
  const mediaHost = hostOf(links.demoClip);
  return { ...(mapHost && { mapHost }), ...(mediaHost && { mediaHost }) };
}

function contentSecurityPolicy(options: SecurityHeadersOptions): string {
  const { hashes } = options;
  const sources = (kind: keyof CspHashes) => hashes[kind].map((hash) => `'${hash}'`).join(' ');
  const policy = [
    ["default-src 'none'"],
    ["script-src 'self'", sources('script')],
    ["style-src 'self'", sources('style')],
    ["img-src 'self' data:"],
    ["connect-src 'self'"],
    ["font-src 'self'"],
    ["media-src 'self'", ...(options.mediaHost ? [`https://${options.mediaHost}`] : [])],
    [options.mapHost ? `frame-src https://${options.mapHost}` : "frame-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ["object-src 'none'"],
    // Without this directive a script of this origin could install a service worker and control every page.
    ["worker-src 'none'"],
    // Only web/src/runtime/trusted-html.ts and the sanitizer may turn strings into markup.
    ["require-trusted-types-for 'script'"],
    ['trusted-types own dompurify'],
    // Safari and Firefox know `report-uri` only; browsers that know `report-to` ignore it.
    ...(options.build ? [[`report-uri ${reportPath(options.build)}`], [`report-to ${endpoint}`]] : []),
  ]
    .map((directive) => directive.filter(Boolean).join(' '))
    .join('; ');
  if (policy.length > maxPolicyLength) {
    throw new Error(
      `The Content-Security-Policy has ${policy.length} characters, CloudFront takes ${maxPolicyLength}: ` +
        `${hashes.script.length} script and ${hashes.style.length} style hashes are too many; ` +
        'let more pages share their inline scripts and styles.',
    );
  }
  return policy;
}

function hostOf(address: string): string | undefined {
  return address.startsWith('https://') ? new URL(address).host : undefined;
}
