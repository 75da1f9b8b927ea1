import { useEffect, useState } from 'react';
import type { Post } from '#contract/post.ts';
import { useBlog } from './useBlog.ts';

/** Returns other posts of the post's category; none until they are loaded, and none if they fail to load. */
export function useRelatedPosts(post: Post): readonly Post[] {
  const { posts } = useBlog();
  const [related, setRelated] = useState(() => posts.peekRelated(post) ?? []);
  useEffect(() => {
    let isCurrent = true;
    posts.related(post).then(
      (loaded) => isCurrent && setRelated(loaded),
      (cause: unknown) => console.error(cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [posts, post]);
  return related;
}
