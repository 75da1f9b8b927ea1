import { parseRecord } from './json.ts';

/**
 * Name of the REST API's stage in API Gateway, and the first segment of its paths: CloudFront passes
 * `/default/sendEmail` on unchanged.
 */
export const apiStage = 'default';

/** First segment of the API's paths. */
export const apiPrefix = `/${apiStage}`;

/** Returns the path inside the API: `/sendEmail` for `/default/sendEmail`. */
export function withoutApiStage(path: string): string {
  return path.startsWith(`${apiPrefix}/`) ? path.slice(apiPrefix.length) : path;
}

/** Returns the API's path of a document, which visitors request without the stage. */
export function withApiStage(path: string): string {
  return apiPrefix + withoutApiStage(path);
}

/** How long a response may be cached. Ages are in seconds. */
export type CacheRule = {
  /** Age at which browsers revalidate. */
  maxAgeS: number;
  /** Age at which CloudFront revalidates; `maxAgeS` if it is not set. */
  sharedMaxAgeS?: number;
  /** Whether an expired copy must never be used. */
  mustRevalidate?: true;
  immutable?: true;
  /** Time after the age in which a copy is served while it is revalidated (RFC 5861). */
  staleWhileRevalidateS?: number;
  /** Time after the age in which a copy is served because the origin fails (RFC 5861). */
  staleIfErrorS?: number;
};

/** Returns a rule as the value of Cache-Control, for example `public, max-age=0, s-maxage=300`. */
export function formatCacheRule(rule: CacheRule): string {
  const { maxAgeS, sharedMaxAgeS, mustRevalidate, immutable, staleWhileRevalidateS, staleIfErrorS } = rule;
  return [
    'public',
    `max-age=${maxAgeS}`,
    ...(sharedMaxAgeS === undefined ? [] : [`s-maxage=${sharedMaxAgeS}`]),
    ...(mustRevalidate ? ['must-revalidate'] : []),
    ...(immutable ? ['immutable'] : []),
    ...(staleWhileRevalidateS === undefined ? [] : [`stale-while-revalidate=${staleWhileRevalidateS}`]),
    ...(staleIfErrorS === undefined ? [] : [`stale-if-error=${staleIfErrorS}`]),
  ].join(', ');
}

/** CSP hashes of a build's inline scripts and styles, such as `sha256-…=`. */
export type CspHashes = { script: readonly string[]; style: readonly string[] };

/** File with the hashes of a build, beside its folder `client/`. */
export const cspHashesFile = 'csp.json';

/** Returns the hashes in the text of `csp.json`, or undefined if it contains anything else. */
export function readCspHashes(text: string): CspHashes | undefined {
  const { script, style } = parseRecord(text) ?? {};
  return isHashes(script) && isHashes(style) ? { script, style } : undefined;
}

function isHashes(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((hash) => typeof hash === 'string' && /^sha(256|384|512)-/.test(hash));
}

/**
 * Header with the status that the visitor receives. CloudFront replaces the body of every 404 of an origin with its own
 * page, so blog-pages returns its 404 page with status 200 and this header, and the edge function sets the status.
 */
export const documentStatusHeader = 'x-document-status';

/** Query with which blog-pages renders the page of a job as it is after the job's closing time. */
export const closedQuery = 'closed';

/** Query parameter in which the edge names the live release to blog-pages; part of the cache key. */
export const releaseParameter = 'release';
