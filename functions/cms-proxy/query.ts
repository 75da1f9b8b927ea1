import { cmsLimits } from '#contract/cms.ts';
import {
  type CategoriesQuestion,
  decodeSlug,
  isOneSlug,
  type PostQuestion,
  type PostsQuestion,
} from '../wordpress/question.ts';

/** A query as API Gateway hands it over, decoded once. */
export type Query = Record<string, string[] | undefined>;

/** A visitor's query asked for something the site never asks for; the message says what was expected. */
export class QueryRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'QueryRefused';
  }
}

/**
 * The question in a visitor's query about posts (specification §7, calls 5 and 6). Known parameters are checked and
 * bounded, all others (`_method`, `_jsonp`, `_envelope`, `context`, `password`, …) are dropped unread.
 * Throws QueryRefused for a value of a known parameter that the site never sends.
 */
export function readPostsQuery(query: Query): PostsQuestion | PostQuestion {
  oneOf(query, 'status', ['publish']);
  oneOf(query, 'orderby', ['date']);
  const slug = one(query, 'slug');
  if (slug !== undefined) return { slug: readSlug(slug) };
  const search = readSearch(one(query, 'search'));
  const categories = readCategories(one(query, 'categories'));
  return {
    page: wholeNumber(query, 'page', cmsLimits.lastPage, 1),
    perPage: wholeNumber(query, 'per_page', cmsLimits.maxPageSize, cmsLimits.defaultPageSize),
    order: oneOf(query, 'order', ['desc', 'asc']),
    ...(categories.length > 0 ? { categories } : {}),
    ...(search ? { search } : {}),
  };
}

/** The question in a visitor's query about categories (specification §7, call 7). Throws QueryRefused as above. */
export function readCategoriesQuery(query: Query): CategoriesQuestion {
  return {
    page: wholeNumber(query, 'page', cmsLimits.lastPage, 1),
    perPage: wholeNumber(query, 'per_page', cmsLimits.maxPageSize, cmsLimits.categories),
    orderby: oneOf(query, 'orderby', ['count', 'name']),
    order: oneOf(query, 'order', ['desc', 'asc']),
  };
}

/** Said twice a parameter means two things to two readers, so it means nothing here. */
function one(query: Query, name: string): string | undefined {
  const values = query[name] ?? [];
  if (values.length > 1) throw new QueryRefused(`Expected ${name} once, got it ${values.length} times.`);
  return values[0];
}

function oneOf<const Value extends string>(query: Query, name: string, allowed: readonly [Value, ...Value[]]): Value {
  const value = one(query, name);
  const found = value === undefined ? allowed[0] : allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new QueryRefused(`Expected ${name} to be ${allowed.join(' or ')}.`);
  return found;
}

function wholeNumber(query: Query, name: string, highest: number, fallback: number): number {
  const value = one(query, name);
  if (value === undefined) return fallback;
  const number = /^\d{1,6}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > highest)
    throw new QueryRefused(`Expected ${name} to be a whole number from 1 to ${highest}.`);
  return number;
}

function readCategories(value: string | undefined): readonly number[] {
  if (value === undefined) return [];
  const ids = value.split(',').map((id) => (/^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0));
  if (ids.length > 10 || ids.includes(0)) throw new QueryRefused('Expected categories to be up to ten ids.');
  return ids;
}

function readSearch(value: string | undefined): string {
  return Array.from((value ?? '').trim())
    .slice(0, cmsLimits.search)
    .join('')
    .trim();
}

function readSlug(value: string): string {
  const slug = decodeSlug(value);
  if (!isOneSlug(slug)) throw new QueryRefused('Expected slug to be the slug of one post.');
  return slug;
}
