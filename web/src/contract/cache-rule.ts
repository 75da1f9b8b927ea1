/** How long a response may be cached. Ages are in seconds. */
export type CacheRule = {
  /** Age at which browsers revalidate. */
  maxAgeS: number;
  /** Age at which CloudFront revalidates; `maxAgeS` if it is not set. */
  sharedMaxAgeS?: number;
  /** Whether an expired copy must never be used. */
  mustRevalidate?: true;
  /** Whether the response never changes. */
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
