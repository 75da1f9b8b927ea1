import { decodeSlug, isOneSlug, isSameSlug } from '../wordpress/question.ts';

/** The slug a post is known by since it was renamed, or undefined. Never rejects. */
export type FindRenamed = (slug: string) => Promise<string | undefined>;

/**
 * Asks WordPress's own front end, since the REST API does not know former slugs: it answers 301 to the post's address.
 * The redirect is read, not followed, and nothing but the slug in it is believed.
 */
export function createFindRenamed(restRoot: string, fetch: typeof globalThis.fetch, timeoutMs: number): FindRenamed {
  const site = restRoot.replace(/[^/]+\/wp\/v2\/*$/, '');
  return async (slug) => {
    const url = new URL(site);
    url.searchParams.set('name', slug);
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal });
      if (response.status < 301 || response.status > 308) return undefined;
      const target = new URL(response.headers.get('location') ?? '', url);
      const found = decodeSlug(target.pathname.split('/').findLast((part) => part !== '') ?? '');
      return isOneSlug(found) && !isSameSlug(found, slug) ? found : undefined;
    } catch {
      // It is a courtesy: without it the reader hears that there is no such article.
      return undefined;
    }
  };
}
