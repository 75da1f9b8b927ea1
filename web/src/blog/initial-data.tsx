import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { BlogQuery } from '#contract/blog-address.ts';
import type { Category, Post } from '#contract/cms.ts';

/**
 * What a document of the blog was rendered with: blog-pages puts it into the page as JSON, and the browser reads it
 * there, so that both draw the same and nothing is asked twice. Left-out parts are loaded in the browser.
 */
export type InitialBlogData = {
  /** First page of the list with the filters of the address; `posts` as the proxy answers them, damaged ones too. */
  list?: { query: BlogQuery; posts: readonly unknown[]; total?: number; totalPages?: number };
  categories?: readonly Category[];
  /** The article of the address, its body sanitized on the server. */
  post?: Post;
  /** Others of its first category. */
  moreArticles?: readonly Post[];
  /** Why `list` or `post` is missing: there is no such article, or the service cannot be reached. */
  error?: 'not-found' | 'unreachable';
};

/** The data of the document, and the address it was rendered for. */
export type InitialBlog = { data: InitialBlogData | undefined; address: string };

/** Id of the script element (`application/json`) that carries InitialBlogData. */
export const initialBlogDataId = 'blog-data';

/** Id of the element that holds an article's body. No article can take it: ids inside one start with `h-`. */
export const articleBodyId = 'article-body';

const InitialBlogContext = createContext<InitialBlog>({ data: undefined, address: '' });

type BlogProviderProps = { data?: InitialBlogData | undefined; children: ReactNode };

/** Gives the pages below it what the document already knows. Stands inside the router, whose first address it notes. */
export function BlogProvider({ data, children }: BlogProviderProps) {
  const { pathname, search } = useLocation();
  const [initial] = useState(() => ({ data, address: pathname + search }));
  return <InitialBlogContext value={initial}>{children}</InitialBlogContext>;
}

/**
 * The data in a document, the article's body as it stands there, or undefined where it carries none. An article whose
 * body is not there is left out, so that it is asked for.
 */
export function readInitialBlogData(page: Document): InitialBlogData | undefined {
  const json = page.getElementById(initialBlogDataId)?.textContent;
  if (!json) return undefined;
  const { post, ...others } = JSON.parse(json) as InitialBlogData;
  const body = page.getElementById(articleBodyId);
  return post && body ? { ...others, post: { ...post, content: { rendered: body.innerHTML } } } : others;
}

/** What the document above this component knows. */
export function useInitialBlog(): InitialBlog {
  return useContext(InitialBlogContext);
}
