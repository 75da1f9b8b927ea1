import { cmsLimits } from '#contract/cms.ts';

/** One page of the list of posts. */
export type PostsQuestion = {
  page: number;
  perPage: number;
  order: 'asc' | 'desc';
  categories?: readonly number[];
  search?: string;
};

/** One post by its slug, percent-encoding undone. */
export type PostQuestion = { slug: string };

/** One page of the categories. */
export type CategoriesQuestion = {
  page: number;
  perPage: number;
  orderby: 'count' | 'name';
  order: 'asc' | 'desc';
};

/** The latest posts, as many as one page of the blog list has. */
export const latestPosts: PostsQuestion = { page: 1, perPage: cmsLimits.pageSize, order: 'desc' };

/**
 * Query of WordPress for a list of posts (specification §7, call 5). Everything WordPress reads is written here:
 * a visitor's query is never passed on, since `_method=POST` in it would write and `status` would show drafts.
 */
export function postsQuery({ page, perPage, order, categories, search }: PostsQuestion): URLSearchParams {
  const query = new URLSearchParams({
    _embed: 'true',
    per_page: String(perPage),
    page: String(page),
    orderby: 'date',
    order,
    status: 'publish',
  });
  if (categories && categories.length > 0) query.set('categories', categories.join(','));
  if (search) query.set('search', search);
  return query;
}

/** The same question, answered as cheaply as WordPress can, for its totals alone. */
export function totalsQuery(question: PostsQuestion): URLSearchParams {
  const query = postsQuery({ ...question, page: 1, perPage: 1 });
  query.delete('_embed');
  query.set('_fields', 'id');
  return query;
}

/** Query of WordPress for the addresses of its posts alone, a hundred at once: a hundred whole posts have 640 kB. */
export function postAddressesQuery(page: number): URLSearchParams {
  const query = postsQuery({ page, perPage: cmsLimits.maxPageSize, order: 'desc' });
  query.delete('_embed');
  query.set('_fields', 'slug,date,date_gmt,modified,modified_gmt,content.protected');
  return query;
}

/** Query of WordPress for one post (specification §7, call 6). */
export function postQuery({ slug }: PostQuestion): URLSearchParams {
  return new URLSearchParams({ slug, _embed: 'true', status: 'publish' });
}

/** Query of WordPress for the categories (specification §7, call 7). */
export function categoriesQuery({ page, perPage, orderby, order }: CategoriesQuestion): URLSearchParams {
  return new URLSearchParams({ per_page: String(perPage), page: String(page), orderby, order });
}

/** A slug as people read it: WordPress percent-encodes slugs of other scripts in its JSON, links encode them again. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug).normalize('NFC');
  } catch {
    return slug;
  }
}

/** Whether WordPress takes a decoded slug for one post: empty it answers any ten, with a comma two. */
export function isOneSlug(slug: string): boolean {
  return slug.length <= 200 && /^[^,/?#\s]+$/.test(slug) && !/\p{Cc}/u.test(slug);
}

/** Whether two slugs name the same post; WordPress does not mind case. */
export function isSameSlug(one: string, other: string): boolean {
  return decodeSlug(one).toLowerCase() === decodeSlug(other).toLowerCase();
}
