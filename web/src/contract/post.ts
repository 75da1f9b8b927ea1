/** A post of the blog. All texts except `html` are plain and decoded: `<b>` in a title is literal text. */
export type Post = {
  id: number;
  slug: string;
  /** May be empty. */
  title: string;
  /** Sanitized body, empty in lists. Ids of headings start with `h-`; links to the site are paths. */
  html: string;
  excerpt: string;
  /** ISO 8601, with offset if the CMS sends one, for example 2026-11-12T04:30:00Z. May be unreadable. */
  date: string;
  modified?: string;
  image?: PostImage;
  categories: readonly PostCategory[];
  author?: string;
  /** BCP 47 language tag of title, excerpt and body; absent in English, the language of the site. */
  language?: string;
  /** Counted from the whole body, in lists too; absent if a body of the list is too large to be counted. */
  readingMinutes?: number;
  /** Title and description of an SEO plugin; absent in lists. */
  seo?: { title?: string; description?: string };
};

/** A featured image. `width` and `height`, in pixels, reserve its space before it loads. */
export type PostImage = {
  url: string;
  alt: string;
  width?: number;
  height?: number;
  srcset?: string;
};

export type PostCategory = { id: number; name: string; slug: string };

/** A category of the blog; `count` is its number of posts. */
export type Category = PostCategory & { count: number };

/**
 * A post that the CMS sent in an unknown shape. It stays in the list, where its card says so. The id is 0 if it has
 * none.
 */
export type DamagedPost = { id: number };

/** A page of a collection. The totals are the CMS's own and may be missing. */
export type Page<Item> = { items: readonly Item[]; total?: number; totalPages?: number };

/** A page of a list of posts. It may be shorter than requested, because password-protected posts are left out. */
export type PostsPage = Page<Post | DamagedPost>;

export function isPost(item: Post | DamagedPost): item is Post {
  return 'slug' in item;
}
