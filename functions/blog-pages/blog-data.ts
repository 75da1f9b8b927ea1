import type { BlogQuery } from '#contract/blog-address.ts';
import { type Category, cmsLimits, isPost, type Post } from '#contract/cms.ts';
import type { InitialBlogData } from '#render';
import type { Log } from '../runtime/log.ts';
import type { ContentService } from '../wordpress/content-service.ts';
import { latestPosts, type PostsQuestion } from '../wordpress/question.ts';
import { WordPressFailure } from '../wordpress/wordpress.ts';
import type { FindRenamed } from './renamed.ts';

/** What a post's page is drawn with, or the slug under which it really is. */
export type PostFound = { data: InitialBlogData } | { movedTo: string };

/**
 * What the blog's pages are drawn with. Throws WordPressFailure when the list or the post cannot be had; what only
 * stands beside them (chips, other articles) may be missing, then the browser asks for it.
 */
export type BlogData = {
  /** Two questions to WordPress at most. */
  list(query: BlogQuery): Promise<InitialBlogData>;
  /** Two questions at most. */
  post(slug: string): Promise<PostFound>;
};

/** The blog's data behind a content service. */
export function createBlogData(content: ContentService, findRenamed: FindRenamed, log: Log): BlogData {
  async function categories(): Promise<readonly Category[]> {
    const question = { page: 1, perPage: cmsLimits.categories, orderby: 'count', order: 'desc' } as const;
    return (await content.categories(question)).items;
  }

  async function orNothing<Found>(asked: Promise<Found>, part: string): Promise<Found | undefined> {
    try {
      return await asked;
    } catch (cause) {
      if (!(cause instanceof WordPressFailure)) throw cause;
      log(cause.event, { ...cause.details, part });
      return undefined;
    }
  }

  async function moreLike(post: Post): Promise<readonly Post[]> {
    const category = (post._embedded?.['wp:term'] ?? []).flat().find(({ taxonomy }) => taxonomy === 'category');
    const question = { ...latestPosts, perPage: cmsLimits.moreArticles + 1 };
    const { items } = await content.posts(category ? { ...question, categories: [category.id] } : question);
    return items
      .filter(isPost)
      .filter(({ id }) => id !== post.id)
      .slice(0, cmsLimits.moreArticles);
  }

  return {
    async list(query) {
      const wanted: PostsQuestion = { ...latestPosts, ...(query.search && { search: query.search }) };
      if (query.category === '') {
        const [chips, page] = await Promise.all([orNothing(categories(), 'categories'), content.posts(wanted)]);
        return { ...(chips && { categories: chips }), list: listOf(query, page) };
      }
      const all = await categories();
      const category = all.find(({ slug }) => slug === query.category);
      // A category that is gone has no articles.
      const page = category
        ? await content.posts({ ...wanted, categories: [category.id] })
        : { items: [], total: 0, totalPages: 0 };
      return { categories: all, list: listOf(query, page) };
    },

    async post(slug) {
      const [found] = (await content.post({ slug })).items;
      if (found === undefined) {
        const movedTo = await findRenamed(slug);
        return movedTo === undefined ? { data: { error: 'not-found' } } : { movedTo };
      }
      if (!isPost(found)) throw new WordPressFailure(502, 'cms-post-damaged', { id: found.id });
      if (found.slug !== slug) return { movedTo: found.slug };
      const moreArticles = await orNothing(moreLike(found), 'more-articles');
      return { data: { post: found, ...(moreArticles && { moreArticles }) } };
    },
  };
}

type ListPage = { items: readonly unknown[]; total?: number; totalPages?: number };

function listOf(query: BlogQuery, { items, ...totals }: ListPage): InitialBlogData['list'] {
  return { query, posts: items, ...totals };
}
