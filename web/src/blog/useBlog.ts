import { useLocation } from 'react-router-dom';
import { loadWithRetry, unlessLeaving } from '../runtime/load-with-retry.ts';
import { type Blog, type InitialBlogData, useInitialBlog } from './initial-data.tsx';
import { createClient } from './posts/client.ts';
import { createCmsSource } from './posts/cms-source.ts';
import { createPosts } from './posts/posts.ts';

/** Posts are loaded in effects only, so the server never calls this source. */
const cmsSource = createCmsSource(
  createClient({
    fetch: (url, init) => unlessLeaving(() => fetch(url, init)),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    timeout: (ms) => AbortSignal.timeout(ms),
  }),
  async () => (await loadWithRetry(() => import('./posts/clean-body.ts'))).cleanBody,
);

/** Returns the state of the blog. The first page of the blog creates it, so that other pages do not load its code. */
export function useBlog(): Blog {
  const initial = useInitialBlog();
  return (initial.blog ??= { posts: createPosts(cmsSource, initial.data), lists: new Map() });
}

/** Returns why the server could not render the content of the current URL, or undefined. */
export function useInitialError(): InitialBlogData['error'] {
  const { data, url } = useInitialBlog();
  const { pathname, search } = useLocation();
  return pathname + search === url ? data?.error : undefined;
}
