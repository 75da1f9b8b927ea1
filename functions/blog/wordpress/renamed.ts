import { wordPressRoot } from '#contract/media.ts';
import { decodeSlug, isSingleSlug, isSameSlug } from '../post/slug.ts';

/** Resolves with the current slug of a renamed post, or undefined. Never rejects. */
export type FindRenamed = (slug: string) => Promise<string | undefined>;

/**
 * Returns a lookup of former slugs. The REST API does not know them, but WordPress's own front end redirects them (301)
 * to the post. The lookup does not follow the redirect and takes only the slug from it.
 */
export function createFindRenamed(restRoot: string, fetch: typeof globalThis.fetch, timeoutMs: number): FindRenamed {
  const site = `${wordPressRoot(restRoot)}/`;
  return async (slug) => {
    const url = new URL(site);
    url.searchParams.set('name', slug);
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal });
      if (response.status < 301 || response.status > 308) return undefined;
      const target = new URL(response.headers.get('location') ?? '', url);
      const currentSlug = decodeSlug(target.pathname.split('/').findLast((segment) => segment !== '') ?? '');
      return isSingleSlug(currentSlug) && !isSameSlug(currentSlug, slug) ? currentSlug : undefined;
    } catch {
      // The redirect is optional: without it the visitor sees the page for a missing post.
      return undefined;
    }
  };
}
