import type { CacheTier } from '../../edge/behaviors.ts';
import type { OriginAnswer } from './origin.ts';

/** Most cached responses; the oldest are dropped first. */
const capacity = 500;

type Kept = { answer: OriginAnswer; storedAt: number; freshS: number; staleS: number; staleIfErrorS: number };

/** Response to a viewer, and its value of X-Cache. */
export type CachedAnswer = { answer: OriginAnswer; cache: 'Hit' | 'Miss' | 'RefreshHit' | 'Error'; ageS: number };

/**
 * CloudFront's cache in front of an API. Caches what the origin allows within the tier's bounds, sends the origin one
 * request however many viewers wait, and serves the last good copy while the origin fails (stale-while-revalidate and
 * stale-if-error, RFC 5861). `now` is in milliseconds.
 */
export function createEdgeCache(now: () => number = Date.now) {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<OriginAnswer>>();

  return { cached, forget };

  /**
   * Invalidates these paths, written as CloudFront's are: `*` at the end matches anything. A response in flight is
   * older than the invalidation and is not cached.
   */
  function forget(paths: readonly string[]): void {
    for (const keys of [kept, underWay]) {
      for (const key of keys.keys()) {
        // An invalidation path without a query matches only the response to the URL without a query.
        const isMeant = (path: string) =>
          path.endsWith('*') ? key.startsWith(path.slice(0, -1)) : key === (path.includes('?') ? path : `${path}?`);
        if (paths.some(isMeant)) keys.delete(key);
      }
    }
  }

  /** Returns the response for a key from the cache, or from `ask`. */
  async function cached(key: string, tier: CacheTier, ask: () => Promise<OriginAnswer>): Promise<CachedAnswer> {
    if (tier.ttl.max === 0) return { answer: await ask(), cache: 'Miss', ageS: 0 };
    const copy = kept.get(key);
    const ageS = copy ? Math.floor((now() - copy.storedAt) / 1_000) : 0;
    if (copy && ageS < copy.freshS) return { answer: copy.answer, cache: 'Hit', ageS };
    if (copy && ageS < copy.freshS + copy.staleS) {
      // The viewer does not wait for the refresh. If it fails, the copy remains.
      void refresh(key, tier, ask).catch(() => undefined);
      return { answer: copy.answer, cache: 'Hit', ageS };
    }
    const mayStand = copy && ageS < copy.freshS + copy.staleIfErrorS;
    try {
      const answer = await refresh(key, tier, ask);
      if (answer.status >= 500 && mayStand) return { answer: copy.answer, cache: 'Hit', ageS };
      return { answer, cache: answer.status >= 400 ? 'Error' : copy ? 'RefreshHit' : 'Miss', ageS: 0 };
    } catch (cause) {
      if (mayStand) return { answer: copy.answer, cache: 'Hit', ageS };
      throw cause;
    }
  }

  function refresh(key: string, tier: CacheTier, ask: () => Promise<OriginAnswer>): Promise<OriginAnswer> {
    const running = underWay.get(key);
    if (running) return running;
    const isForgotten = () => underWay.get(key) !== asking;
    const asking: Promise<OriginAnswer> = ask()
      .then((answer) => {
        if (!isForgotten()) store(key, tier, answer);
        return answer;
      })
      .finally(() => isForgotten() || underWay.delete(key));
    underWay.set(key, asking);
    return asking;
  }

  function store(key: string, tier: CacheTier, answer: OriginAnswer): void {
    const rules = directives(answer.headers['cache-control'] ?? '');
    if (answer.status !== 200 || rules.has('no-store') || rules.has('private') || rules.has('no-cache')) return;
    const told = rules.get('s-maxage') ?? rules.get('max-age') ?? tier.ttl.fallback;
    const freshS = Math.min(Math.max(told, tier.ttl.min), tier.ttl.max);
    const staleS = rules.get('stale-while-revalidate') ?? 0;
    const staleIfErrorS = rules.get('stale-if-error') ?? 0;
    if (freshS + staleS + staleIfErrorS === 0) return;
    kept.delete(key);
    kept.set(key, { answer, storedAt: now(), freshS, staleS, staleIfErrorS });
    if (kept.size > capacity) kept.delete(kept.keys().next().value ?? '');
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
