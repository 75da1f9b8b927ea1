import { useEffect, useState } from 'react';
import type { Category } from '#contract/cms.ts';
import { useBlog } from '../useBlog.ts';

/** The categories, none until they came. That they cannot be had is only logged (specification §8). */
export function useCategories(): readonly Category[] {
  const { posts } = useBlog();
  const [categories, setCategories] = useState(() => posts.peekCategories() ?? []);
  useEffect(() => {
    let isWanted = true;
    posts.categories().then(
      (all) => isWanted && setCategories(all),
      (cause: unknown) => console.error(cause),
    );
    return () => {
      isWanted = false;
    };
  }, [posts]);
  return categories;
}
