import { cmsLimits, cmsPath } from '#contract/cms.ts';

/** One page of the list; `category` is an id. */
export type PostsQuestion = { page?: number; perPage?: number; category?: number | undefined; search?: string };

/** Address of a page of posts, newest first (specification §7, call 5). */
export function postsAddress({
  page = 1,
  perPage = cmsLimits.defaultPageSize,
  category,
  search = '',
}: PostsQuestion): string {
  return address('posts', {
    _embed: 'true',
    per_page: String(Math.min(Math.max(Math.trunc(perPage), 1), cmsLimits.maxPageSize)),
    page: String(page),
    orderby: 'date',
    order: 'desc',
    status: 'publish',
    ...(category === undefined ? {} : { categories: String(category) }),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
  });
}

/** Address of one post (specification §7, call 6). */
export function postAddress(slug: string): string {
  return address('posts', { slug, _embed: 'true', status: 'publish' });
}

/** Address of the categories, those with the most posts first (specification §7, call 7). */
export const categoriesAddress = address('categories', {
  per_page: String(cmsLimits.categories),
  orderby: 'count',
  order: 'desc',
});

/** A space is written %20: not every reader of a query takes a plus for one. */
function address(collection: string, query: Readonly<Record<string, string>>): string {
  return `${cmsPath}/${collection}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}
