import type { CacheTier } from '../../edge/behaviors.ts';
import type { OriginResponse } from './origins.ts';

/** Most cached responses; the oldest are dropped first. */
const capacity = 500;

/** Statuses below 400 that are cached. */
const cachedStatuses = [200, 301, 302, 303, 307, 308];

type CacheEntry = { response: OriginResponse; storedAt: number; freshS: number; staleS: number; staleIfErrorS: number };

/** Response to a viewer, and its value of X-Cache. */
export type CachedResponse = { response: OriginResponse; cache: 'Hit' | 'Miss' | 'RefreshHit' | 'Error'; ageS: number };

/**
 * CloudFront's cache in front of an API or a CMS. Caches responses and redirects as the origin allows within the tier's
 * bounds, sends the origin one request however many viewers wait, and serves an expired copy while the origin fails: for
 * the time of stale-if-error, or as long as the copy is not dropped. `now` is in milliseconds.
 */
export function createEdgeCache(now: () => number = Date.now) {
  const entries = new Map<string, CacheEntry>();
  const inFlight = new Map<string, Promise<OriginResponse>>();

  return { cached, invalidate };

  /**
   * Invalidates these paths, written as CloudFront's are: `*` at the end matches anything. A response in flight is
   * older than the invalidation and is not cached.
   */
  function invalidate(paths: readonly string[]): void {
    for (const keys of [entries, inFlight]) {
      for (const key of keys.keys()) {
        // An invalidation path without a query matches only the response to the URL without a query.
        const matches = (path: string) =>
          path.endsWith('*') ? key.startsWith(path.slice(0, -1)) : key === (path.includes('?') ? path : `${path}?`);
        if (paths.some(matches)) keys.delete(key);
      }
    }
  }

  /** Returns the response for a key from the cache, or from `fetchResponse`. */
  async function cached(
    key: string,
    tier: CacheTier,
    fetchResponse: () => Promise<OriginResponse>,
  ): Promise<CachedResponse> {
    if (tier.ttl.max === 0) return { response: await fetchResponse(), cache: 'Miss', ageS: 0 };
    const copy = entries.get(key);
    const ageS = copy ? Math.floor((now() - copy.storedAt) / 1_000) : 0;
    if (copy && ageS < copy.freshS) return { response: copy.response, cache: 'Hit', ageS };
    if (copy && ageS < copy.freshS + copy.staleS) {
      // The viewer does not wait for the refresh. If it fails, the copy remains.
      void refresh(key, tier, fetchResponse).catch(() => undefined);
      return { response: copy.response, cache: 'Hit', ageS };
    }
    const mayServeStale = copy && ageS < copy.freshS + copy.staleIfErrorS;
    try {
      const response = await refresh(key, tier, fetchResponse);
      if (response.status >= 500 && mayServeStale) return { response: copy.response, cache: 'Hit', ageS };
      return { response, cache: response.status >= 400 ? 'Error' : copy ? 'RefreshHit' : 'Miss', ageS: 0 };
    } catch (cause) {
      if (mayServeStale) return { response: copy.response, cache: 'Hit', ageS };
      throw cause;
    }
  }

  function refresh(
    key: string,
    tier: CacheTier,
    fetchResponse: () => Promise<OriginResponse>,
  ): Promise<OriginResponse> {
    const running = inFlight.get(key);
    if (running) return running;
    const isInvalidated = () => inFlight.get(key) !== pending;
    const pending: Promise<OriginResponse> = fetchResponse()
      .then((response) => {
        if (!isInvalidated()) store(key, tier, response);
        return response;
      })
      .finally(() => isInvalidated() || inFlight.delete(key));
    inFlight.set(key, pending);
    return pending;
  }

  function store(key: string, tier: CacheTier, response: OriginResponse): void {
    const rules = directives(response.headers['cache-control'] ?? '');
    const isRefused = ['no-store', 'private', 'no-cache'].some((name) => rules.has(name));
    // "If your minimum TTL is greater than 0, CloudFront uses the minimum TTL even if the directives no-cache, no-store, or
    // private are present" (API reference, CachePolicyConfig).
    if (!cachedStatuses.includes(response.status) || (isRefused && tier.ttl.min === 0)) return;
    const maxAgeS = isRefused ? 0 : (rules.get('s-maxage') ?? rules.get('max-age') ?? tier.ttl.fallback);
    const freshS = Math.min(Math.max(maxAgeS, tier.ttl.min), tier.ttl.max);
    const staleS = rules.get('stale-while-revalidate') ?? 0;
    const staleIfErrorS = rules.get('stale-if-error') ?? (freshS > 0 ? Infinity : 0);
    if (freshS + staleS + staleIfErrorS === 0) return;
    entries.delete(key);
    entries.set(key, { response, storedAt: now(), freshS, staleS, staleIfErrorS });
    if (entries.size > capacity) entries.delete(entries.keys().next().value ?? '');
  }
}

/** Directives of Cache-Control with their seconds; 0 for directives without a value. */
function directives(header: string): Map<string, number> {
  const pairs = header.split(',').map((part) => {
    const [name = '', value = ''] = part.trim().toLowerCase().split('=');
    return [name, Number.parseInt(value.replaceAll('"', ''), 10) || 0] as const;
  });
  return new Map(pairs);
}
