import { useEffect, useState } from 'react';
import type { Category } from '#contract/post.ts';
import { useBlog } from './useBlog.ts';

/**
 * Returns the categories; none until they are loaded. A failure is only logged, because the list works without them.
 */
export function useCategories(): readonly Category[] {
  const { posts } = useBlog();
  const [categories, setCategories] = useState(() => posts.peekCategories() ?? []);
  useEffect(() => {
    let isCurrent = true;
    posts.categories().then(
      (all) => isCurrent && setCategories(all),
      (cause: unknown) => console.error(cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [posts]);
  return categories;
}
