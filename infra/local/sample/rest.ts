import { decodePercent } from '#contract/decode-percent.ts';
import { categories, type CategorySlug } from './categories.ts';
import type { SamplePost } from './post.ts';
import { posts } from './posts.ts';
import { embedded, renderCategory, renderPost } from './render.ts';

/** Response of the REST API. */
export type RestResponse = { status: number; headers: Record<string, string>; body: unknown };

/** WordPress rejects a parameter: status, code and the parameter's name. */
class RestError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Responds to GET /wp-json/wp/v2/posts and /categories as WordPress does, errors included. */
export function respondToRest(url: URL, origin: string): RestResponse {
  try {
    if (url.pathname === '/wp-json/wp/v2/posts') return respondWithPosts(url.searchParams, origin);
    if (url.pathname === '/wp-json/wp/v2/categories') return respondWithCategories(url.searchParams, origin);
    throw new RestError(404, 'rest_no_route', 'No route was found matching the URL and request method.');
  } catch (cause) {
    if (!(cause instanceof RestError)) throw cause;
    const { status, code, message } = cause;
    return { status, headers: {}, body: { code, message, data: { status } } };
  }
}

function respondWithPosts(query: URLSearchParams, origin: string): RestResponse {
  oneOf(query, 'status', ['publish']);
  oneOf(query, 'orderby', ['date', 'id', 'title', 'slug', 'modified', 'relevance']);
  const slugs = query
    .get('slug')
    ?.split(',')
    .filter((slug) => slug !== '');
  const categoryIds = query
    .get('categories')
    ?.split(',')
    .map((id) => toInteger('categories', id));
  const words = (query.get('search') ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const matches = posts.filter(
    (post) =>
      (!slugs?.length || slugs.some((slug) => post.slug === (decodePercent(slug) ?? slug).toLowerCase())) &&
      (!categoryIds?.length || post.categories.some((slug) => categoryIds.includes(categoryId(slug)))) &&
      words.every((word) => searchable(post).includes(word)),
  );
  const ordered = matches.sort(
    (one, other) =>
      other.published.localeCompare(one.published) * (oneOf(query, 'order', ['desc', 'asc']) === 'asc' ? -1 : 1),
  );
  const onlyIds = query.get('_fields') === 'id';
  return page(query, 'post', ordered, (post) => {
    const rendered = renderPost(post, origin);
    if (onlyIds) return { id: rendered.id };
    return query.has('_embed') ? { ...rendered, _embedded: embedded(post, origin) } : rendered;
  });
}

function respondWithCategories(query: URLSearchParams, origin: string): RestResponse {
  const orderby = oneOf(query, 'orderby', ['name', 'count', 'id', 'slug']);
  const direction = oneOf(query, 'order', ['asc', 'desc']) === 'desc' ? -1 : 1;
  const counted = categories.map((category) => ({
    ...category,
    count: posts.filter((post) => post.categories.includes(category.slug)).length,
  }));
  counted.sort((one, other) => {
    const difference =
      orderby === 'count'
        ? one.count - other.count
        : orderby === 'id'
          ? one.id - other.id
          : one.name.localeCompare(other.name);
    return difference * direction;
  });
  return page(query, 'term', counted, (category) => renderCategory(category, origin));
}

function page<Item>(
  query: URLSearchParams,
  kind: 'post' | 'term',
  items: readonly Item[],
  render: (item: Item) => unknown,
): RestResponse {
  const perPage = toInteger('per_page', query.get('per_page') ?? '10', 100);
  const number = toInteger('page', query.get('page') ?? '1');
  const totalPages = Math.ceil(items.length / perPage);
  if (kind === 'post' && items.length > 0 && number > totalPages) {
    throw new RestError(
      400,
      'rest_post_invalid_page_number',
      'The page number requested is larger than the number of pages available.',
    );
  }
  return {
    status: 200,
    headers: { 'x-wp-total': String(items.length), 'x-wp-totalpages': String(totalPages) },
    body: items.slice((number - 1) * perPage, number * perPage).map(render),
  };
}

/** WordPress searches each word in the raw markup too. */
function searchable({ title, excerpt = '', body }: SamplePost): string {
  return `${title}\n${excerpt}\n${body}`.toLowerCase();
}

function categoryId(slug: CategorySlug): number {
  return categories.find((category) => category.slug === slug)?.id ?? 0;
}

function oneOf(query: URLSearchParams, name: string, allowed: readonly [string, ...string[]]): string {
  const value = query.get(name) ?? allowed[0];
  if (!allowed.includes(value)) throw invalid(name);
  return value;
}

function toInteger(name: string, value: string, highest = Number.MAX_SAFE_INTEGER): number {
  const number = /^\d+$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > highest) throw invalid(name);
  return number;
}

function invalid(name: string): RestError {
  return new RestError(400, 'rest_invalid_param', `Invalid parameter(s): ${name}`);
}
