import { pathBefore, routes } from '#content/routes.ts';
import { cmsLimits } from '#contract/cms.ts';
import { previewSlug } from '#contract/preview.ts';

/** Filters and page in the URL of the blog list; an empty string means no filter. Pages count from 1. */
export type BlogQuery = { category: string; search: string; page: number };

/** Query parameters of the blog list; the response does not depend on any other. */
export const blogParameters = ['category', 'q', 'page'] as const;

/**
 * Returns filters and page in the query of /blog (`?category=…&q=…&page=…`), trimmed and limited in length. An invalid
 * page is the first.
 */
export function readBlogQuery(search: string): BlogQuery {
  const parameters = new URLSearchParams(search);
  return {
    category: (parameters.get('category') ?? '').trim(),
    search: boundedSearch(parameters.get('q') ?? ''),
    page: readPage(parameters.get('page') ?? ''),
  };
}

export function blogUrl({ category, search, page }: BlogQuery): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? routes.blog.path : `${routes.blog.path}?${query}`;
}

/** Returns the canonical URL of a page of the list. Filtered lists have that of the whole list. */
export function canonicalBlogUrl(query: BlogQuery): string {
  return query.category === '' && query.search === '' ? blogUrl(query) : routes.blog.path;
}

/**
 * Returns a search text without differences that nobody sees (white space, Unicode forms), cut to the length that the
 * proxy accepts. The edge collapses white space too, before it looks into its cache.
 */
export function boundedSearch(text: string): string {
  const words = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return Array.from(words).slice(0, cmsLimits.search).join('').trim();
}

export function postPath(slug: string): string {
  return pathBefore('blogPost') + encodeURIComponent(slug);
}

export const previewPath = postPath(previewSlug);

/** Returns the path of the woven picture of a post. No slug of WordPress contains a full stop. */
export function coverPath(slug: string): string {
  return `${postPath(slug)}${coverSuffix}`;
}

export const coverSuffix = '.svg';

function readPage(text: string): number {
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= cmsLimits.lastPage ? page : 1;
}
