import { useEffect, useState } from 'react';
import type { Post } from '#contract/cms.ts';
import { useBlog } from '../useBlog.ts';

/** Other articles of the post's category; none until they came, and none when they cannot be had. */
export function useMoreArticles(post: Post): readonly Post[] {
  const { posts } = useBlog();
  const [articles, setArticles] = useState(() => posts.peekMoreLike(post) ?? []);
  useEffect(() => {
    let isWanted = true;
    posts.moreLike(post).then(
      (more) => isWanted && setArticles(more),
      (cause: unknown) => console.error(cause),
    );
    return () => {
      isWanted = false;
    };
  }, [posts, post]);
  return articles;
}
