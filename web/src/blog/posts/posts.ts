import { type BlogQuery, blogUrl } from '#head/blog-url.ts';
import { cmsLimits } from '#contract/cms.ts';
import { type Category, isPost, type Post, type PostsPage } from '#contract/post.ts';
import type { InitialBlogData, Posts } from '../initial-data.tsx';
import type { BrowserPostSource } from './cms-source.ts';
import { listPosts, relatedPosts } from '#head/listed-posts.ts';

/** Returns the posts of a source. `known` fills the cache. */
export function createPosts(source: BrowserPostSource, known: InitialBlogData = {}, now = () => Date.now()): Posts {
  const pages = createCache<PostsPage>(cmsLimits.cacheMs, now);
  const posts = createCache<Post>(cmsLimits.cacheMs, now);
  const listed = createCache<Post>(cmsLimits.cacheMs, now);
  const categories = createCache<readonly Category[]>(cmsLimits.cacheMs, now);
  const related = createCache<readonly Post[]>(cmsLimits.cacheMs, now);

  const loadCategories = () => categories.remember('all', source.categories);
  const withListed = (page: PostsPage) => {
    for (const post of page.items.filter(isPost)) listed.set(post.slug, post);
    return page;
  };
  const loadPage = async (query: BlogQuery) =>
    withListed(await listPosts({ ...source, categories: loadCategories }, query));
  if (known.categories) categories.set('all', known.categories);
  if (known.list) pages.set(blogUrl(known.list.query), withListed(known.list.page));
  // A draft is only on the page of its preview, never at the address of its article.
  if (known.post && !known.preview) {
    posts.set(known.post.slug, known.post);
    if (known.relatedPosts) related.set(known.post.slug, known.relatedPosts);
  }
  return {
    page: (query) => pages.remember(blogUrl(query), () => loadPage(query)),
    peekPage: (query) => pages.peek(blogUrl(query)),
    categories: loadCategories,
    peekCategories: () => categories.peek('all'),
    post: (slug) => posts.remember(slug, () => source.post(slug)),
    peekPost: (slug) => posts.peek(slug),
    peekListed: (slug) => listed.peek(slug),
    related: (post) => related.remember(post.slug, () => relatedPosts(source, post)),
    peekRelated: (post) => related.peek(post.slug),
  };
}

/** Returns the categories of the filter chips: the first six that have a post. */
export function chipsOf(categories: readonly Category[]): readonly Category[] {
  return categories.filter(({ count }) => count > 0).slice(0, cmsLimits.chips);
}

type Cache<Value> = {
  /** Returns the cached value, or undefined if there is none or it has expired. */
  peek: (key: string) => Value | undefined;
  /** Returns the cached value, or waits for the pending load, or calls `load`. Failures are not cached. */
  remember: (key: string, load: () => Promise<Value>) => Promise<Value>;
  set: (key: string, value: Value) => void;
};

/** Returns a cache whose values expire after `maxAgeMs`. */
function createCache<Value>(maxAgeMs: number, now: () => number): Cache<Value> {
  const entries = new Map<string, { value: Value; since: number }>();
  const pending = new Map<string, Promise<Value>>();

  function peek(key: string): Value | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    const ageMs = now() - entry.since;
    // A negative age means that the clock was set back. Treat the entry as expired, otherwise it outlives `maxAgeMs`.
    return ageMs >= 0 && ageMs < maxAgeMs ? entry.value : undefined;
  }
  function set(key: string, value: Value): void {
    entries.set(key, { value, since: now() });
  }
  async function loadAndStore(key: string, load: () => Promise<Value>): Promise<Value> {
    try {
      const value = await load();
      set(key, value);
      return value;
    } finally {
      pending.delete(key);
    }
  }
  return {
    peek,
    set,
    remember(key, load) {
      const value = peek(key);
      if (value !== undefined) return Promise.resolve(value);
      const running = pending.get(key) ?? loadAndStore(key, load);
      pending.set(key, running);
      return running;
    },
  };
}
