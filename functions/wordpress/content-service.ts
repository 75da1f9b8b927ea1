import type { Category, Post } from '#contract/cms.ts';
import { readCategory } from './category.ts';
import type { Places } from './post/addresses.ts';
import { type DamagedPost, type PostAddress, readPost, readPostAddress } from './post/post.ts';
import {
  categoriesQuery,
  type CategoriesQuestion,
  isSameSlug,
  postAddressesQuery,
  postQuery,
  type PostQuestion,
  postsQuery,
  type PostsQuestion,
  totalsQuery,
} from './question.ts';
import type { WordPress } from './wordpress.ts';

/** A page of a collection; totals are WordPress's own and may be missing. */
export type Page<Item> = { items: readonly Item[]; total?: number; totalPages?: number };

/**
 * The posts and categories of WordPress, made fit for the site. Every call throws WordPressFailure and nothing else.
 */
export type ContentService = {
  /** A page without bodies; past the end it is empty and has totals. Password-protected posts are left out. */
  posts(question: PostsQuestion): Promise<Page<Post | DamagedPost>>;
  /** The post of exactly this slug with its body, or an empty page. */
  post(question: PostQuestion): Promise<Page<Post | DamagedPost>>;
  categories(question: CategoriesQuestion): Promise<Page<Category>>;
  /** A hundred posts' slugs and last changes, newest first; `page` counts from 1. */
  addresses(page: number): Promise<Page<PostAddress>>;
};

/** Where posts come from and are shown, and how long WordPress may take for one call, totals included. */
export type ContentServiceOptions = { places: Places; timeoutMs: number };

/** The content service in front of a WordPress. */
export function createContentService(wordpress: WordPress, options: ContentServiceOptions): ContentService {
  return {
    async posts(question) {
      const signal = AbortSignal.timeout(options.timeoutMs);
      const answer = await wordpress.ask('posts', postsQuery(question), signal);
      if (answer.pastTheEnd) {
        const { total } = await wordpress.ask('posts', totalsQuery(question), signal);
        return total === undefined
          ? { items: [] }
          : { items: [], ...totals(total, Math.ceil(total / question.perPage)) };
      }
      return {
        items: answer.items.map((item) => readPost(item, options.places, 'list')).filter((post) => post !== undefined),
        ...totals(answer.total, answer.totalPages),
      };
    },

    async post(question) {
      const answer = await wordpress.ask('posts', postQuery(question), AbortSignal.timeout(options.timeoutMs));
      // WordPress answers a slug it does not understand with some other article.
      const asked = answer.items.filter(({ slug }) => typeof slug === 'string' && isSameSlug(slug, question.slug));
      const items = asked.map((item) => readPost(item, options.places, 'whole')).filter((post) => post !== undefined);
      return { items: items.slice(0, 1), ...totals(items.length, items.length) };
    },

    async addresses(page) {
      const answer = await wordpress.ask('posts', postAddressesQuery(page), AbortSignal.timeout(options.timeoutMs));
      return {
        items: answer.items.map(readPostAddress).filter((address) => address !== undefined),
        ...totals(answer.total, answer.totalPages),
      };
    },

    async categories(question) {
      const answer = await wordpress.ask(
        'categories',
        categoriesQuery(question),
        AbortSignal.timeout(options.timeoutMs),
      );
      return {
        items: answer.items.map(readCategory).filter((category) => category !== undefined),
        ...totals(answer.total, answer.totalPages),
      };
    },
  };
}

function totals(total: number | undefined, totalPages: number | undefined): { total?: number; totalPages?: number } {
  return { ...(total === undefined ? {} : { total }), ...(totalPages === undefined ? {} : { totalPages }) };
}
