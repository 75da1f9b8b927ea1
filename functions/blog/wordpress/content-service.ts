import type { Category, Page, PostsPage } from '#contract/post.ts';
import type { UrlContext } from '../post/url-resolver.ts';
import {
  isDefaultCategory,
  type OnShortcodes,
  type PostView,
  type SitemapPost,
  readPost,
  readSitemapPost,
} from './post.ts';
import {
  articleSearches,
  bodilessQuery,
  categoriesQuery,
  type CategoriesQuery,
  sitemapPostsQuery,
  postQuery,
  type PostQuery,
  postsQuery,
  totalsQuery,
} from './query.ts';
import { isSameSlug, decodeSlug } from '../post/slug.ts';
import { type WordPress, WordPressFailure } from './wordpress.ts';
import { plainText } from '../post/html-tree.ts';
import type { PostsQuery } from '#head/listed-posts.ts';
import { isCategory } from '#contract/cms-wire.ts';

/** Posts and categories, sanitized for the site. Every method throws only WordPressFailure. */
export type ContentService = {
  /**
   * Returns a page of posts without bodies or password-protected posts. A page past the end is empty but has totals. If
   * the bodies are too large to be counted, the posts have no reading time. A search that finds nothing is repeated with
   * fewer words, at most three times.
   */
  posts(query: PostsQuery): Promise<PostsPage>;
  /** Returns the post with exactly this slug and its body, or an empty page. */
  post(query: PostQuery): Promise<PostsPage>;
  categories(query: CategoriesQuery): Promise<Page<Category>>;
  /** Returns slugs and modification dates of the newest 1,000 posts, and the number of all posts. */
  sitemapPosts(): Promise<Page<SitemapPost>>;
};

/** Most pages of 100 posts each. Crawlers find older posts through the blog's list. */
const maxSitemapPages = 10;

/** `timeoutMs` is the timeout of one method call with all its requests. */
export function createContentService(
  wordpress: WordPress,
  options: { urlContext: UrlContext; timeoutMs: number; onShortcodes?: OnShortcodes },
): ContentService {
  const read = (items: readonly Record<string, unknown>[], view: PostView) =>
    items
      .map((item) => readPost(item, options.urlContext, view, options.onShortcodes))
      .filter((post) => post !== undefined);

  async function pageOf(query: PostsQuery, signal: AbortSignal): Promise<PostsPage> {
    const { items, pastTheEnd, ...totals } = await wordpress
      .request('posts', postsQuery(query), signal)
      .catch(async (cause: unknown) => {
        if (!(cause instanceof WordPressFailure) || cause.event !== 'cms-response-too-large') throw cause;
        // One article of several megabytes must not take the others from the list.
        return wordpress.request('posts', bodilessQuery(query), signal);
      });
    if (pastTheEnd) {
      const { total } = await wordpress.request('posts', totalsQuery(query), signal);
      return { items: [], total, totalPages: total && Math.ceil(total / query.perPage) };
    }
    return { items: read(items, 'list'), ...totals };
  }

  return {
    async posts(query) {
      const signal = AbortSignal.timeout(options.timeoutMs);
      let page: PostsPage = { items: [] };
      for (const search of articleSearches(query.search ?? '')) {
        page = await pageOf({ ...query, search }, signal);
        if (page.items.length > 0 || page.total) break;
      }
      return page;
    },

    async post(query) {
      const response = await wordpress.request('posts', postQuery(query), AbortSignal.timeout(options.timeoutMs));
      // WordPress ignores a slug that it cannot parse and returns other posts.
      const matches = response.items.filter(({ slug }) => typeof slug === 'string' && isSameSlug(slug, query.slug));
      const items = read(matches, 'whole');
      return { items: items.slice(0, 1), total: items.length, totalPages: items.length };
    },

    async sitemapPosts() {
      // One deadline for all pages, which are requested concurrently: one after another they would outlast the function.
      const signal = AbortSignal.timeout(options.timeoutMs);
      const requestPage = (page: number) => wordpress.request('posts', sitemapPostsQuery(page), signal);
      const { items: first, total, totalPages = 1 } = await requestPage(1);
      const others = Array.from({ length: Math.min(totalPages, maxSitemapPages) - 1 }, (_, index) =>
        requestPage(index + 2),
      );
      const items = [...first, ...(await Promise.all(others)).flatMap((page) => page.items)];
      return { items: items.map(readSitemapPost).filter((post) => post !== undefined), total };
    },

    async categories(query) {
      const signal = AbortSignal.timeout(options.timeoutMs);
      const { items, ...totals } = await wordpress.request('categories', categoriesQuery(query), signal);
      return { items: items.map(readCategory).filter((category) => category !== undefined), ...totals };
    },
  };
}

/**
 * Reads a category of WordPress and converts its name to plain text. Returns undefined if a field is missing or
 * invalid.
 */
function readCategory(item: Record<string, unknown>): Category | undefined {
  const { id, name, slug, count } = item;
  if (typeof name !== 'string' || typeof slug !== 'string' || isDefaultCategory(name, slug)) return undefined;
  const category = { id, name: plainText(name), slug: decodeSlug(slug), count };
  return isCategory(category) ? category : undefined;
}
