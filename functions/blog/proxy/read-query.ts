import { boundedSearch } from '#head/blog-url.ts';
import { cmsLimits } from '#contract/cms.ts';
import { type CategoriesQuery, type PostQuery } from '../wordpress/query.ts';
import { decodeSlug, isSingleSlug } from '../post/slug.ts';
import type { PostsQuery } from '#head/listed-posts.ts';

/** Query parameters of an API Gateway event; API Gateway has decoded them once. */
export type Query = Record<string, string[] | undefined>;

/** A query parameter has a value that the site never sends; the message says what was expected. */
export class InvalidQuery extends Error {
  override name = 'InvalidQuery';
}

/**
 * Reads a visitor's query for posts. Validates and bounds known parameters, and ignores all others (`_method`,
 * `_jsonp`, `_envelope`, `context`, `password`, …). Throws InvalidQuery for a value that the site never sends.
 */
export function readPostsQuery(query: Query): PostsQuery | PostQuery {
  oneOf(query, 'status', ['publish']);
  oneOf(query, 'orderby', ['date']);
  const slug = one(query, 'slug');
  if (slug !== undefined) return { slug: readSlug(slug) };
  const search = boundedSearch(one(query, 'search') ?? '');
  const categories = readCategories(one(query, 'categories'));
  return {
    page: wholeNumber(query, 'page', cmsLimits.lastPage, 1),
    perPage: wholeNumber(query, 'per_page', cmsLimits.maxPageSize, cmsLimits.defaultPageSize),
    order: oneOf(query, 'order', ['desc', 'asc']),
    ...(categories.length > 0 ? { categories } : {}),
    ...(search ? { search } : {}),
  };
}

/** Reads a visitor's query for categories. Throws InvalidQuery for a value that the site never sends. */
export function readCategoriesQuery(query: Query): CategoriesQuery {
  return {
    page: wholeNumber(query, 'page', cmsLimits.lastPage, 1),
    perPage: wholeNumber(query, 'per_page', cmsLimits.maxPageSize, cmsLimits.categories),
    orderby: oneOf(query, 'orderby', ['count', 'name']),
    order: oneOf(query, 'order', ['desc', 'asc']),
  };
}

/** Rejects repeated parameters, because software disagrees on which of the values counts. */
function one(query: Query, name: string): string | undefined {
  const values = query[name] ?? [];
  if (values.length > 1) throw new InvalidQuery(`Expected ${name} once, got it ${values.length} times.`);
  return values[0];
}

function oneOf<const Value extends string>(query: Query, name: string, allowed: readonly [Value, ...Value[]]): Value {
  const value = one(query, name);
  const match = value === undefined ? allowed[0] : allowed.find((candidate) => candidate === value);
  if (match === undefined) throw new InvalidQuery(`Expected ${name} to be ${allowed.join(' or ')}.`);
  return match;
}

function wholeNumber(query: Query, name: string, highest: number, fallback: number): number {
  const value = one(query, name);
  if (value === undefined) return fallback;
  const number = /^\d{1,6}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > highest)
    throw new InvalidQuery(`Expected ${name} to be a whole number from 1 to ${highest}.`);
  return number;
}

function readCategories(value: string | undefined): readonly number[] {
  if (value === undefined) return [];
  const ids = value.split(',').map((id) => (/^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0));
  if (ids.length > 10 || ids.includes(0)) throw new InvalidQuery('Expected categories to be up to ten ids.');
  return ids;
}

function readSlug(value: string): string {
  const slug = decodeSlug(value);
  if (!isSingleSlug(slug)) throw new InvalidQuery('Expected slug to be the slug of one post.');
  return slug;
}
