import type { BlogQuery } from './blog-url.ts';
import { cmsLimits } from '#contract/cms.ts';
import { type Category, isPost, type Post, type PostsPage } from '#contract/post.ts';

/** Query of a page of posts; `categories` are ids, any of which a post may have. */
export type PostsQuery = {
  page: number;
  perPage: number;
  order: 'asc' | 'desc';
  categories?: readonly number[];
  search?: string;
};

/** Source of posts: WordPress on the server, cms-proxy in the browser. */
export type PostSource = {
  posts: (query: PostsQuery) => Promise<PostsPage>;
  categories: () => Promise<readonly Category[]>;
};

/** The post or the category does not exist; a retry would not help. */
export class NotFound extends Error {
  constructor(message: 'Post not found' | 'Category not found') {
    super(message);
    this.name = 'NotFound';
  }
}

export const latestPosts: PostsQuery = { page: 1, perPage: cmsLimits.pageSize, order: 'desc' };

/** Returns a page of the blog list. A category that does not exist has no posts. */
export async function listPosts(source: PostSource, { category, search, page }: BlogQuery): Promise<PostsPage> {
  const query = { ...latestPosts, page, ...(search && { search }) };
  if (category === '') return source.posts(query);
  try {
    const { id } = findCategory(await source.categories(), category);
    return await source.posts({ ...query, categories: [id] });
  } catch (cause) {
    if (cause instanceof NotFound) return { items: [], total: 0, totalPages: 0 };
    throw cause;
  }
}

/**
 * Returns up to three other posts of the first category of `post`, newest first, and after them up to two older ones of
 * its author.
 */
export async function relatedPosts({ posts }: Pick<PostSource, 'posts'>, post: Post): Promise<readonly Post[]> {
  const [category] = post.categories;
  const { items } = await posts({ ...latestPosts, ...(category && { categories: [category.id] }) });
  const others = items.filter(isPost).filter(({ id }) => id !== post.id);
  const [next, older] = [others.slice(0, cmsLimits.relatedPosts), others.slice(cmsLimits.relatedPosts)];
  return [...next, ...older.filter(({ author }) => author !== undefined && author === post.author).slice(0, 2)];
}

/** Returns the category with this slug. Throws 'Invalid category slug' for an empty slug, NotFound for an unknown one. */
function findCategory(categories: readonly Category[], slug: string): Category {
  if (typeof slug !== 'string' || slug.trim() === '') throw new Error('Invalid category slug');
  const found = categories.find((category) => category.slug === slug);
  if (!found) throw new NotFound('Category not found');
  return found;
}
