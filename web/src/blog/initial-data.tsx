import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { BlogQuery } from '#head/blog-url.ts';
import type { SentForm } from '#contract/forms.ts';
import type { Category, Post, PostsPage } from '#contract/post.ts';
import type { Preview } from '#contract/preview.ts';
import type { ShownPassage } from '#head/site-search.ts';
import type { ListState } from './list-state.ts';

/**
 * Data that a blog page was rendered with. blog-pages embeds it in the page as JSON, so that the browser hydrates the
 * same content without another request. The browser loads missing parts.
 */
export type InitialBlogData = {
  /** The list with the filters and the page of the URL. */
  list?: { query: BlogQuery; page: PostsPage };
  categories?: readonly Category[];
  post?: Post;
  /** Other posts of its first category. */
  relatedPosts?: readonly Post[];
  /** On the page of a preview link: `post` is a draft, or missing if the link is refused. */
  preview?: Preview;
  /** On the page of the search: the passages of the site that its text finds. Its articles are `list`. */
  passages?: readonly ShownPassage[];
  sent?: SentForm;
  /** Why `list` or `post` is missing: the article does not exist, or the CMS is unreachable. */
  error?: 'not-found' | 'unreachable';
};

/** Posts of a source, each cached for five minutes. `peek…` returns only cached values. */
export type Posts = {
  page: (query: BlogQuery) => Promise<PostsPage>;
  peekPage: (query: BlogQuery) => PostsPage | undefined;
  categories: () => Promise<readonly Category[]>;
  peekCategories: () => readonly Category[] | undefined;
  post: (slug: string) => Promise<Post>;
  peekPost: (slug: string) => Post | undefined;
  /** Returns a post of a loaded page, without its body. */
  peekListed: (slug: string) => Post | undefined;
  related: (post: Post) => Promise<readonly Post[]>;
  peekRelated: (post: Post) => readonly Post[] | undefined;
};

export type Blog = {
  posts: Posts;
  /** Loaded lists by history entry, so that Back shows them at once with all their pages. */
  lists: Map<string, { state: ListState; since: number }>;
};

type InitialBlog = {
  data: InitialBlogData | undefined;
  /** Path and query that the data was rendered for. */
  url: string;
  /** Set by the first call of `useBlog`. */
  blog?: Blog;
};

/** Id of the `application/json` script element that contains `InitialBlogData`. */
export const initialBlogDataId = 'blog-data';

/**
 * Id of the element that contains the body of an article. Cannot clash with ids inside the body, which start with `h-`.
 */
export const articleBodyId = 'article-body';

const InitialBlogContext = createContext<InitialBlog>({ data: undefined, url: '' });

type BlogProviderProps = { data?: InitialBlogData; children: ReactNode };

/** Provides the initial data to the pages below. Must be inside the router, whose first URL it stores. */
export function BlogProvider({ data, children }: BlogProviderProps) {
  const { pathname, search } = useLocation();
  const [initial] = useState((): InitialBlog => ({ data, url: pathname + search }));
  return <InitialBlogContext value={initial}>{children}</InitialBlogContext>;
}

/**
 * Returns the initial data of a page, or undefined if it has none. Reads the article's body from the markup; leaves out
 * the article if its body is missing, so that it is loaded.
 */
export function readInitialBlogData(page: Document): InitialBlogData | undefined {
  const json = page.getElementById(initialBlogDataId)?.textContent;
  if (!json) return undefined;
  const { post, ...others } = JSON.parse(json) as InitialBlogData;
  const body = page.getElementById(articleBodyId);
  return post && body ? { ...others, post: { ...post, html: body.innerHTML } } : others;
}

export function useInitialBlog(): InitialBlog {
  return useContext(InitialBlogContext);
}
