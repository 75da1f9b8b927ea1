import { cmsLimits } from './cms.ts';

/** What the list is filtered by, as its address says it; '' for nothing. */
export type BlogQuery = { category: string; search: string };

/** Parameters of the list's address; all others make no difference to it. */
export const blogParameters = ['category', 'q'] as const;

/** Filters in the query of /blog (`?category=…&q=…`), trimmed and bounded. */
export function readBlogQuery(search: string): BlogQuery {
  const parameters = new URLSearchParams(search);
  return { category: (parameters.get('category') ?? '').trim(), search: boundedSearch(parameters.get('q') ?? '') };
}

/** Address of the list with these filters. */
export function blogAddress({ category, search }: BlogQuery): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(search && { q: search }) }).toString();
  return query === '' ? '/blog' : `/blog?${query}`;
}

/** A search as it is asked: trimmed, and no longer than the proxy reads. */
export function boundedSearch(text: string): string {
  return Array.from(text.trim()).slice(0, cmsLimits.search).join('').trim();
}

/** Address of a post's page. */
export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
