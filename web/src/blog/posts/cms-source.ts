import { isPost, type Post } from '#contract/post.ts';
import type { Client } from './client.ts';
import { categoriesUrl, postsUrl, postUrl } from './posts-url.ts';
import { NotFound, type PostSource } from '#contract/post-source.ts';
import { isCategory, readWirePost } from '#contract/cms-wire.ts';

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
