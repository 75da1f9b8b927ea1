import { decodePercent } from '#contract/decode-percent.ts';
import { fullSize, picturePath, type PictureSize, smallerSizes } from './picture.ts';
import { categories, type CategorySlug, type SamplePost } from './post.ts';
import { drafts, posts } from './posts.ts';

type RestResponse = { status: number; headers: Record<string, string>; body: unknown };

/**
 * Responds to GET /wp-json/wp/v2/posts and /categories as WordPress does to the queries of functions/wordpress, which
 * are valid.
 */
export function respondToRest(
  { pathname, searchParams }: URL,
  origin: string,
  published: readonly SamplePost[],
): RestResponse {
  if (pathname === '/wp-json/wp/v2/posts') return respondWithPosts(searchParams, origin, published);
  if (pathname === '/wp-json/wp/v2/categories') return pageOf(searchParams, sortedCategories(searchParams, published));
  return failure(404, 'rest_no_route', 'No route was found matching the URL and request method.');
}

function respondWithPosts(query: URLSearchParams, origin: string, published: readonly SamplePost[]): RestResponse {
  const list = (name: string) => query.get(name)?.split(',').filter(Boolean) ?? [];
  const slugs = list('slug').map((slug) => (decodePercent(slug) ?? slug).toLowerCase());
  const categoryIds = list('categories').map(Number);
  const words = query.get('search')?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const matches = published.filter(
    (post) =>
      (slugs.length === 0 || slugs.includes(post.slug)) &&
      (categoryIds.length === 0 || post.categories.some((slug) => categoryIds.includes(categoryId(slug)))) &&
      words.every((word) => searchable(post).includes(word)),
  );
  const ordered = matches.sort((one, other) => one.published.localeCompare(other.published) * directionOf(query));
  const response = pageOf(query, ordered, (post) => ({
    ...renderPost(post, origin),
    ...(query.has('_embed') && { _embedded: embedded(post, origin) }),
  }));
  const isPastEnd = ordered.length > 0 && Number(query.get('page') ?? 1) > Number(response.headers['x-wp-totalpages']);
  if (!isPastEnd) return response;
  const message = 'The page number requested is larger than the number of pages available.';
  return failure(400, 'rest_post_invalid_page_number', message);
}

function sortedCategories(query: URLSearchParams, published: readonly SamplePost[]) {
  const counted = categories.map((category) => ({
    ...category,
    count: published.filter((post) => post.categories.includes(category.slug)).length,
  }));
  return counted.sort((one, other) => {
    const difference = query.get('orderby') === 'count' ? one.count - other.count : one.name.localeCompare(other.name);
    return difference * directionOf(query);
  });
}

/** 1 for ascending, -1 for descending. The default of WordPress depends on the collection; the site always sends one. */
function directionOf(query: URLSearchParams): 1 | -1 {
  return query.get('order') === 'asc' ? 1 : -1;
}

function pageOf<Item>(
  query: URLSearchParams,
  items: readonly Item[],
  render: (item: Item) => unknown = (item) => item,
): RestResponse {
  const perPage = Number(query.get('per_page') ?? 10);
  const first = (Number(query.get('page') ?? 1) - 1) * perPage;
  return {
    status: 200,
    headers: { 'x-wp-total': String(items.length), 'x-wp-totalpages': String(Math.ceil(items.length / perPage)) },
    body: items.slice(first, first + perPage).map(render),
  };
}

function failure(status: number, code: string, message: string): RestResponse {
  return { status, headers: {}, body: { code, message, data: { status } } };
}

/** WordPress searches each word in the raw markup too. */
function searchable({ title, excerpt = '', body }: SamplePost): string {
  return `${title}\n${excerpt}\n${body}`.toLowerCase();
}

function categoryId(slug: CategorySlug): number {
  return categories.find((category) => category.slug === slug)?.id ?? 0;
}

/** The time zone of the site, Asia/Kolkata. WordPress's dates are local and have no offset. */
const offsetMinutes = 330;

/** First ids of posts and drafts. They must not change, because URLs and tests contain them. */
const firstPostId = 101;
const firstDraftId = 901;

export function renderPost(post: SamplePost, origin: string) {
  const slug = encodeURIComponent(post.slug).toLowerCase();
  const date = toUtc(post.published);
  return {
    id: postId(post),
    date_gmt: date,
    modified_gmt: date,
    slug,
    link: `${origin}/${slug}/`,
    title: { rendered: post.title },
    content: { rendered: post.body },
    excerpt: { rendered: `<p>${post.excerpt ?? firstWords(post.body)}</p>\n` },
  };
}

export function embedded({ author, image, categories: slugs }: SamplePost, origin: string) {
  const terms = slugs.flatMap((slug) => categories.filter((category) => category.slug === slug));
  return {
    author: [{ name: author }],
    ...(image && { 'wp:featuredmedia': [renderMedia(image, origin)] }),
    'wp:term': [terms.map((term) => ({ ...term, taxonomy: 'category' })), []],
  };
}

function renderMedia({ name, alt }: { name: string; alt: string }, origin: string) {
  const address = (size?: PictureSize) => origin + picturePath(name, size);
  const { width, height } = fullSize;
  const smaller = smallerSizes.map((size) => [size.name, { ...size, source_url: address(size) }]);
  const sizes = { ...Object.fromEntries(smaller), full: { width, height, source_url: address() } };
  return { alt_text: alt, media_type: 'image', media_details: { width, height, sizes }, source_url: address() };
}

export function postId(post: SamplePost): number {
  if (post.id !== undefined) return post.id;
  return drafts.includes(post) ? firstDraftId + drafts.indexOf(post) : firstPostId + posts.indexOf(post);
}

function toUtc(local: string): string {
  return new Date(Date.parse(`${local}:00Z`) - offsetMinutes * 60_000).toISOString().slice(0, 19);
}

function firstWords(body: string): string {
  const words = body
    .replace(/<pre[\s\S]*?<\/pre>|<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/);
  return words.length <= 55 ? words.join(' ') : `${words.slice(0, 55).join(' ')} [&hellip;]`;
}
