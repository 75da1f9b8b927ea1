import { type CacheRule, formatCacheRule } from '#contract/http.ts';

/** Cache rules of responses made from WordPress. Browsers revalidate at every use, only the CDN caches. */
export const cacheRules = {
  /**
   * For complete responses: fresh for 4 minutes and stale for one more during revalidation, so a change is visible
   * within 5 minutes. If WordPress is down, CloudFront serves its last good copy for a day.
   */
  blog: { maxAgeS: 0, sharedMaxAgeS: 240, staleWhileRevalidateS: 60, staleIfErrorS: 86_400 },
  /** For missing and incomplete pages: 30 s only, because the post may be published at any moment. */
  short: { maxAgeS: 0, sharedMaxAgeS: 30 },
  /** For the woven pictures of posts, which change with a release at most. */
  cover: { maxAgeS: 86_400, staleWhileRevalidateS: 604_800 },
} as const satisfies Record<string, CacheRule>;

/**
 * Returns the `Cache-Control` of a complete response that is wrong after this many seconds: the usual one while more than
 * five minutes remain, because no copy gets older unless the function fails; afterwards the time that remains.
 */
export function cacheUntil(seconds: number): string {
  const { sharedMaxAgeS, staleWhileRevalidateS } = cacheRules.blog;
  if (seconds > sharedMaxAgeS + staleWhileRevalidateS) return cacheControl.blog;
  return formatCacheRule({ maxAgeS: 0, sharedMaxAgeS: Math.ceil(seconds) });
}

export const cacheControl = {
  blog: formatCacheRule(cacheRules.blog),
  short: formatCacheRule(cacheRules.short),
  cover: formatCacheRule(cacheRules.cover),
} as const;
