import type { BlogQuery } from '#head/blog-url.ts';
import { cmsLimits } from '#contract/cms.ts';
import { articlesQuery } from '#head/site-search.ts';
import { isPost } from '#contract/post.ts';
import type { InitialBlogData } from '#render';
import type { Log } from '../../runtime/log.ts';
import type { ContentService } from '../wordpress/content-service.ts';
import { WordPressFailure } from '../wordpress/wordpress.ts';
import type { FindRenamed } from '../wordpress/renamed.ts';
import { latestPosts, listPosts, relatedPosts } from '#head/listed-posts.ts';

/** `movedTo` is the slug to redirect to. */
export type PostResult = { data: InitialBlogData } | { movedTo: string };

/**
 * Loads the data of the blog's pages. Throws WordPressFailure if the list or the post fails to load. Categories and
 * related posts are optional: if they fail to load, the browser requests them.
 */
export type BlogData = {
  /** Two requests to WordPress; more only for a search that finds nothing. */
  list(query: BlogQuery): Promise<InitialBlogData>;
  /** At most two requests to WordPress, three for a renamed post. Moves from any other `name` of the post to its slug. */
  post(slug: string, name: string): Promise<PostResult>;
  /** The articles that contain a text, or `error` if they fail to load. */
  search(text: string): Promise<InitialBlogData>;
};

export function createBlogData(content: ContentService, findRenamed: FindRenamed, log: Log): BlogData {
  async function optional<Loaded>(
    loading: Promise<Loaded>,
    optionalData: 'categories' | 'related-posts' | 'articles',
  ): Promise<Loaded | undefined> {
    try {
      return await loading;
    } catch (cause) {
      if (!(cause instanceof WordPressFailure)) throw cause;
      log(cause.event, { ...cause.details, optionalData });
      return undefined;
    }
  }

  return {
    async list(query) {
      const loading = content
        .categories({ page: 1, perPage: cmsLimits.categories, orderby: 'count', order: 'desc' })
        .then(({ items }) => items);
      const [categories, page] = await Promise.all([
        // A filtered list needs the categories; an unfiltered list only shows them.
        query.category === '' ? optional(loading, 'categories') : loading,
        listPosts({ ...content, categories: () => loading }, query),
      ]);
      return { categories, list: { query, page } };
    },

    async post(slug, name) {
      const [post] = (await content.post({ slug })).items;
      if (post === undefined) {
        const renamed = await findRenamed(slug);
        // WordPress also redirects to what is in the bin, private or behind a password.
        const isThere = renamed !== undefined && (await content.post({ slug: renamed })).items.length > 0;
        return isThere ? { movedTo: renamed } : { data: { error: 'not-found' } };
      }
      if (!isPost(post)) throw new WordPressFailure(502, 'cms-post-damaged', { id: post.id });
      if (post.slug !== name) return { movedTo: post.slug };
      return { data: { post, relatedPosts: await optional(relatedPosts(content, post), 'related-posts') } };
    },

    async search(text) {
      const page = await optional(content.posts({ ...latestPosts, search: text }), 'articles');
      return page ? { list: { query: articlesQuery(text), page } } : { error: 'unreachable' };
    },
  };
}
