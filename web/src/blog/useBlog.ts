import { useLocation } from 'react-router-dom';
import { loadWithRetry, unlessLeaving } from '../app/load-with-retry.ts';
import { type InitialBlog, type InitialBlogData, useInitialBlog } from './initial-data.tsx';
import type { ListState } from './list-state.ts';
import { createClient } from './posts/client.ts';
import { createCmsSource } from './posts/cms-source.ts';
import { createPosts, type Posts } from './posts/posts.ts';

/** State of the blog that survives client-side navigation. */
export type Blog = {
  posts: Posts;
  /** Loaded lists by history entry, so that Back shows them at once with all their pages. */
  lists: Map<string, { state: ListState; since: number }>;
};

/** Posts are loaded in effects only, so the server never calls this source. */
const cmsSource = createCmsSource(
  createClient({
    fetch: (url, init) => unlessLeaving(() => fetch(url, init)),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    timeout: (ms) => AbortSignal.timeout(ms),
  }),
  async () => (await loadWithRetry(() => import('./posts/clean-body.ts'))).cleanBody,
);

const blogs = new WeakMap<InitialBlog, Blog>();

/** Returns the state of the blog, created from the initial data on first use. */
export function useBlog(): Blog {
  const initial = useInitialBlog();
  const blog = blogs.get(initial) ?? { posts: createPosts(cmsSource, initial.data), lists: new Map() };
  blogs.set(initial, blog);
  return blog;
}

/** Returns why the server could not render the content of the current URL, or undefined. */
export function useInitialError(): InitialBlogData['error'] {
  const { data, url } = useInitialBlog();
  const { pathname, search } = useLocation();
  return pathname + search === url ? data?.error : undefined;
}
