import { isPost, type Post } from '#contract/post.ts';
import type { Client } from './client.ts';
import { NotFound, type PostSource, type PostsQuery } from '#head/listed-posts.ts';
import { isCategory, readWirePost } from '#contract/cms-wire.ts';
import { cmsLimits, cmsPath } from '#contract/cms.ts';

/** Source of posts in the browser, which can also load a single post. */
export type BrowserPostSource = PostSource & {
  /** Throws NotFound if there is no such post. */
  post: (slug: string) => Promise<Post>;
};

/** Returns a source that requests posts from cms-proxy. `loadCleaner` loads the sanitizer for their bodies. */
export function createCmsSource(
  client: Client,
  loadCleaner: () => Promise<(html: string) => string>,
): BrowserPostSource {
  return {
    async posts(query) {
      const { body, ...totals } = await client(postsUrl(query));
      if (!Array.isArray(body)) throw new Error('Invalid post data');
      return { items: body.map(readWirePost), ...totals };
    },
    async categories() {
      const { body } = await client(categoriesUrl);
      if (!Array.isArray(body)) throw new Error(`Expected a list of categories, got ${typeof body}.`);
      return body.filter(isCategory);
    },
    async post(slug) {
      if (typeof slug !== 'string' || slug.trim() === '') throw new Error('Invalid post slug');
      const [{ body }, clean] = await Promise.all([client(postUrl(slug)), loadCleaner()]);
      if (!Array.isArray(body)) throw new Error('Invalid post data');
      if (body.length === 0) throw new NotFound('Post not found');
      const post = readWirePost(body[0]);
      if (!isPost(post)) throw new Error('Invalid post data');
      return { ...post, html: clean(post.html) };
    },
  };
}

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

export function postUrl(slug: string): string {
  return url('posts', { slug, _embed: 'true', status: 'publish' });
}

/** URL of the categories, those with the most posts first. */
const categoriesUrl = url('categories', {
  per_page: String(cmsLimits.categories),
  orderby: 'count',
  order: 'desc',
});

/** A space is encoded as %20, because some parsers do not decode a plus. */
function url(collection: string, query: Readonly<Record<string, string>>): string {
  return `${cmsPath}/${collection}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}
