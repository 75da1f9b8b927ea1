import { cmsLimits } from '#contract/cms.ts';
import type { PostsQuery } from '#head/listed-posts.ts';
import { isStopWord, stem } from '#search/plain-words.ts';

/** `slug` is decoded. */
export type PostQuery = { slug: string };

export type CategoriesQuery = {
  page: number;
  perPage: number;
  orderby: 'count' | 'name';
  order: 'asc' | 'desc';
};

/**
 * Returns WordPress's query parameters for a list of posts, built from typed values. A visitor's query is never passed
 * through, because `_method=POST` would write and `status` would reveal drafts.
 */
export function postsQuery({ page, perPage, order, categories, search }: PostsQuery): URLSearchParams {
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

/**
 * Returns the searches for a visitor's text; each is for when the one before it finds nothing. WordPress finds the posts
 * that contain every word as it is written, and no post contains "why are lambda bills so high". A text in quotes stays.
 * @example articleSearches('why are lambda bills so high') // ['lambda bills high', 'lambda bill', 'lambda', 'bill']
 */
export function articleSearches(text: string): readonly string[] {
  const words = text.split(/[\s'’]+/).map((word) => word.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}\p{M}+#]+$/gu, ''));
  const telling = words.filter((word) => word !== '' && !isStopWord(word) && !/^(?:article|blog|post)s?$/i.test(word));
  if (telling.length === 0 || text.includes('"')) return [text];
  // Long words say more than short ones. Their starts end before the y that a plural changes.
  const longest = telling.toSorted((one, other) => other.length - one.length);
  const starts = longest.map((word) => stem(word.toLowerCase()).replace(/y$/, ''));
  return [...new Set([telling.join(' '), starts.slice(0, 2).join(' '), ...starts.slice(0, 2)])];
}

/** Plugins for languages add `lang` and `wpml_current_locale`. */
const fieldsWithoutBody =
  'id,slug,link,date,date_gmt,modified,modified_gmt,title,excerpt,content.protected,meta,lang,wpml_current_locale,' +
  '_links,_embedded';

export function bodilessQuery(query: PostsQuery): URLSearchParams {
  const parameters = postsQuery(query);
  parameters.set('_fields', fieldsWithoutBody);
  return parameters;
}

/** Requests one id instead of a page of posts: the number of all posts is in the headers of every response. */
export function totalsQuery(query: PostsQuery): URLSearchParams {
  const parameters = postsQuery({ ...query, page: 1, perPage: 1 });
  parameters.delete('_embed');
  parameters.set('_fields', 'id');
  return parameters;
}

/** Requests slugs and dates of 100 posts. Without `_fields` 100 posts are 640 kB. */
export function sitemapPostsQuery(page: number): URLSearchParams {
  const query = postsQuery({ page, perPage: cmsLimits.maxPageSize, order: 'desc' });
  query.delete('_embed');
  query.set('_fields', 'slug,date,date_gmt,modified,modified_gmt,content.protected');
  return query;
}

export function postQuery({ slug }: PostQuery): URLSearchParams {
  return new URLSearchParams({ slug, _embed: 'true', status: 'publish' });
}

export function categoriesQuery({ page, perPage, orderby, order }: CategoriesQuery): URLSearchParams {
  return new URLSearchParams({ per_page: String(perPage), page: String(page), orderby, order });
}
