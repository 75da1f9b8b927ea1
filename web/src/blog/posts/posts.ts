import type { BlogQuery } from '#contract/blog-address.ts';
import { type Category, cmsLimits, isCategory, isPost, type Post } from '#contract/cms.ts';
import { createCache } from './cache.ts';
import { type Client, HttpError } from './client.ts';
import { categoriesAddress, postAddress, postsAddress } from './questions.ts';

/** One page of the list as it came: an item that is no post is shown as a card that says so. */
export type PostsPage = { items: readonly unknown[]; total?: number; totalPages?: number };

/** The articles, each question answered once in five minutes. `peek…` gives only what is already here. */
export type Posts = {
  page: (query: BlogQuery, page: number) => Promise<PostsPage>;
  peekPage: (query: BlogQuery) => PostsPage | undefined;
  categories: () => Promise<readonly Category[]>;
  peekCategories: () => readonly Category[] | undefined;
  post: (slug: string) => Promise<Post>;
  peekPost: (slug: string) => Post | undefined;
  /** Up to three others of the post's first category. */
  moreLike: (post: Post) => Promise<readonly Post[]>;
  peekMoreLike: (post: Post) => readonly Post[] | undefined;
};

/** What the document already knew (initial-data.tsx). */
export type KnownPosts = {
  list?: { query: BlogQuery; page: PostsPage } | undefined;
  categories?: readonly Category[] | undefined;
  post?: Post | undefined;
  moreArticles?: readonly Post[] | undefined;
};

export type PostsParts = {
  client: Client;
  /** Brings what makes a body that came over the network safe to show (D48). */
  loadCleaner: () => Promise<(html: string) => string>;
  now: () => number;
  known?: KnownPosts | undefined;
};

/** There is no such article or category: asking again would not help. */
export class NotFound extends Error {
  constructor(message: 'Post not found' | 'Category not found') {
    super(message);
    this.name = 'NotFound';
  }
}

/** The articles behind a client, with what is already known. */
export function createPosts({ client, loadCleaner, now, known }: PostsParts): Posts {
  const pages = createCache<PostsPage>(cmsLimits.cacheMs, now);
  const posts = createCache<Post>(cmsLimits.cacheMs, now);
  const categories = createCache<readonly Category[]>(cmsLimits.cacheMs, now);
  const related = createCache<readonly Post[]>(cmsLimits.cacheMs, now);

  const peekCategories = () => categories.peek(categoriesAddress);
  const allCategories = () =>
    categories.remember(categoriesAddress, async () => readCategories(await client(categoriesAddress)));
  const pageAt = (address: string) => pages.remember(address, async () => readPage(client, address));

  const service: Posts = {
    async page({ category, search }, page) {
      const id = category === '' ? undefined : findCategory(await allCategories(), category).id;
      return pageAt(listAddress(id, search, page));
    },
    peekPage({ category, search }) {
      if (category === '') return pages.peek(listAddress(undefined, search, 1));
      const found = peekCategories()?.find(({ slug }) => slug === category);
      return found && pages.peek(listAddress(found.id, search, 1));
    },
    categories: allCategories,
    peekCategories,
    async post(slug) {
      if (typeof slug !== 'string' || slug.trim() === '') throw new Error('Invalid post slug');
      return posts.remember(slug, async () => {
        const [{ body }, clean] = await Promise.all([client(postAddress(slug)), loadCleaner()]);
        const post = readPost(body);
        return { ...post, content: { rendered: clean(post.content.rendered) } };
      });
    },
    peekPost: (slug) => posts.peek(slug),
    async moreLike(post) {
      return related.remember(post.slug, async () => {
        const address = postsAddress({ perPage: cmsLimits.moreArticles + 1, category: categoriesOf(post)[0]?.id });
        const { items } = await pageAt(address);
        return items
          .filter(isPost)
          .filter(({ id }) => id !== post.id)
          .slice(0, cmsLimits.moreArticles);
      });
    },
    peekMoreLike: (post) => related.peek(post.slug),
  };

  if (known?.categories) categories.keep(categoriesAddress, known.categories);
  if (known?.list) {
    const { query, page } = known.list;
    const id = known.categories?.find(({ slug }) => slug === query.category)?.id;
    if (query.category === '' || id !== undefined) pages.keep(listAddress(id, query.search, 1), page);
  }
  if (known?.post) {
    posts.keep(known.post.slug, known.post);
    if (known.moreArticles) related.keep(known.post.slug, known.moreArticles);
  }
  return service;
}

/** The category a slug names. Throws 'Invalid category slug' for an empty one, NotFound for an unknown one. */
export function findCategory(categories: readonly Category[], slug: string): Category {
  if (typeof slug !== 'string' || slug.trim() === '') throw new Error('Invalid category slug');
  const found = categories.find((category) => category.slug === slug);
  if (!found) throw new NotFound('Category not found');
  return found;
}

/** Categories of a post, without its tags. */
export function categoriesOf(post: Post): readonly { id: number; name: string; slug: string }[] {
  return (post._embedded?.['wp:term'] ?? []).flat().filter(({ taxonomy }) => taxonomy === 'category');
}

/** Filter chips: the first six categories that have a post (specification §9). */
export function chipsOf(categories: readonly Category[]): readonly Category[] {
  return categories.filter(({ count }) => count > 0).slice(0, cmsLimits.chips);
}

function listAddress(category: number | undefined, search: string, page: number): string {
  return postsAddress({ page, perPage: cmsLimits.pageSize, category, search });
}

/** A page past the end is no failure: WordPress refuses it where exactly nine posts made one more page likely (D44). */
async function readPage(client: Client, address: string): Promise<PostsPage> {
  try {
    const { body, ...totals } = await client(address);
    if (!Array.isArray(body)) throw new Error('Invalid post data');
    return { items: body, ...totals };
  } catch (cause) {
    if (cause instanceof HttpError && cause.code === 'rest_post_invalid_page_number') return { items: [] };
    throw cause;
  }
}

function readPost(body: unknown): Post {
  const first: unknown = Array.isArray(body) ? body[0] : null;
  if (first === undefined) throw new NotFound('Post not found');
  if (!isPost(first)) throw new Error('Invalid post data');
  return first;
}

function readCategories({ body }: { body: unknown }): readonly Category[] {
  if (!Array.isArray(body)) throw new Error(`Expected a list of categories, got ${typeof body}.`);
  return body.filter(isCategory);
}
