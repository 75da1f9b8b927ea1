/** `Cache-Control` values of responses made from WordPress. Browsers revalidate at every use, only the CDN caches. */
export const cacheControl = {
  /**
   * For complete responses: fresh for 4 minutes and stale for one more during revalidation, so a change is visible
   * within 5 minutes. If WordPress is down, CloudFront serves its last good copy for a day.
   */
  blog: 'public, max-age=0, s-maxage=240, stale-while-revalidate=60, stale-if-error=86400',
  /** For missing and incomplete pages: 30 s only, because the post may be published at any moment. */
  short: 'public, max-age=0, s-maxage=30',
} as const;
