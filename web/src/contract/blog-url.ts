import { cmsLimits } from './cms.ts';

/** Filters in the URL of the blog list; an empty string means no filter. */
export type BlogQuery = { category: string; search: string };

/** Query parameters of the blog list; the response does not depend on any other. */
export const blogParameters = ['category', 'q'] as const;

/** Returns the filters in the query of /blog (`?category=…&q=…`), trimmed and limited in length. */
export function readBlogQuery(search: string): BlogQuery {
  const parameters = new URLSearchParams(search);
  return { category: (parameters.get('category') ?? '').trim(), search: boundedSearch(parameters.get('q') ?? '') };
}

/** Returns the URL of the list with these filters. */
export function blogUrl({ category, search }: BlogQuery): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(search && { q: search }) }).toString();
  return query === '' ? '/blog' : `/blog?${query}`;
}

/** Returns a search text, trimmed and cut to the length that the proxy accepts. */
export function boundedSearch(text: string): string {
  return Array.from(text.trim()).slice(0, cmsLimits.search).join('').trim();
}

/** Returns the path of a post's page. */
export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
