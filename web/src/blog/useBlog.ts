import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { browserPosts } from './posts/browser-posts.ts';
import { type InitialBlog, type InitialBlogData, useInitialBlog } from './initial-data.tsx';
import type { ListState } from './list/list-state.ts';
import type { Posts } from './posts/posts.ts';

/** What the blog keeps while a visitor goes from page to page. */
export type Blog = {
  posts: Posts;
  /** Lists as they were left, by history entry: Back shows them at once, whole. */
  lists: Map<string, { state: ListState; since: number }>;
};

const blogs = new WeakMap<InitialBlog, Blog>();

/** The blog of the document above this component; made with what the document knows when it is first wanted. */
export function useBlog(): Blog {
  const initial = useInitialBlog();
  const blog = blogs.get(initial) ?? { posts: browserPosts(knownFrom(initial.data)), lists: new Map() };
  blogs.set(initial, blog);
  return blog;
}

/** Why the document itself was rendered without what its address asks for, if it was. */
export function useInitialError(): InitialBlogData['error'] {
  const { data, address } = useInitialBlog();
  const { pathname, search } = useLocation();
  return pathname + search === address ? data?.error : undefined;
}

/**
 * Whether the query of the address may be shown already: false only while a document is hydrated that was prerendered
 * without it, where showing it would be a mismatch.
 */
export function useIsAddressKnown(): boolean {
  const { data } = useInitialBlog();
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => data !== undefined,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

function knownFrom(data: InitialBlogData = {}) {
  const { list, categories, post, moreArticles } = data;
  if (!list) return { categories, post, moreArticles };
  const { query, posts: items, total, totalPages } = list;
  const page = {
    items,
    ...(total === undefined ? {} : { total }),
    ...(totalPages === undefined ? {} : { totalPages }),
  };
  return { categories, post, moreArticles, list: { query, page } };
}
