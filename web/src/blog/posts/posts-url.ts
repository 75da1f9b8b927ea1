import { cmsLimits, cmsPath } from '#contract/cms.ts';
import type { PostsQuery } from '#contract/post-source.ts';

/** Returns the URL of a page of posts, newest first. */
export function postsUrl({
  page = 1,
  perPage = cmsLimits.defaultPageSize,
  order = 'desc',
  categories = [],
  search = '',
}: Partial<PostsQuery>): string {
  return url('posts', {
    _embed: 'true',
    per_page: String(Math.min(Math.max(Math.trunc(perPage), 1), cmsLimits.maxPageSize)),
    page: String(page),
    orderby: 'date',
    order,
    status: 'publish',
    ...(categories.length > 0 && { categories: categories.join() }),
    ...(search.trim() && { search: search.trim() }),
  });
}

/** Returns the URL of one post. */
export function postUrl(slug: string): string {
  return url('posts', { slug, _embed: 'true', status: 'publish' });
}

/** URL of the categories, those with the most posts first. */
export const categoriesUrl = url('categories', {
  per_page: String(cmsLimits.categories),
  orderby: 'count',
  order: 'desc',
});

/** A space is encoded as %20, because some parsers do not decode a plus. */
function url(collection: string, query: Readonly<Record<string, string>>): string {
  return `${cmsPath}/${collection}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}
