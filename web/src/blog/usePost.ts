import { useEffect, useState } from 'react';
import { type Post } from '#contract/post.ts';
import { blogWords } from '#content/blog.ts';
import { useBlog, useInitialError } from './useBlog.ts';
import { useIsSlow } from './useIsSlow.ts';
import { NotFound } from '#head/listed-posts.ts';

export type PostState =
  | {
      status: 'loading';
      isSlow: boolean;
      /** The post as in a list, without its body, if a loaded list contains it. */
      listed: Post | undefined;
    }
  | { status: 'loaded'; post: Post }
  | {
      status: 'missing';
      /** Sentence below 'Article Not Found'. */
      reason: string;
      /** Whether the article does not exist. Otherwise it failed to load, and a retry may succeed. */
      isGone: boolean;
      retry: () => void;
    };

type Shown = { post: Post } | { reason: string; isGone: boolean } | undefined;

/**
 * Loads the article with this slug. The slug must not change during the lifetime of the component: remount it by `key`.
 */
export function usePost(slug: string): PostState {
  const { posts } = useBlog();
  const initialError = useInitialError();
  const [first] = useState((): Shown => {
    const known = posts.peekPost(slug);
    if (known) return { post: known };
    return initialError && { reason: blogWords.post.missingReason, isGone: initialError === 'not-found' };
  });
  const [shown, setShown] = useState(first);
  const [listed] = useState(() => posts.peekListed(slug));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (attempt === 0 && first) return undefined;
    let isCurrent = true;
    posts.post(slug).then(
      (post) => isCurrent && setShown({ post }),
      (cause: unknown) => {
        if (!isCurrent) return;
        // Reload: only the server can redirect to the new URL of a renamed article.
        if (cause instanceof NotFound && !isDocumentOf(location.pathname)) return location.reload();
        if (!(cause instanceof NotFound)) console.error(cause);
        setShown({ reason: reasonOf(cause), isGone: cause instanceof NotFound });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [posts, slug, first, attempt]);

  const isSlow = useIsSlow(shown === undefined);
  if (shown === undefined) return { status: 'loading', isSlow, listed };
  if ('post' in shown) return { status: 'loaded', post: shown.post };
  return {
    status: 'missing',
    ...shown,
    retry() {
      setShown(undefined);
      setAttempt(attempt + 1);
    },
  };
}

/** Whether the page was loaded from this path, not reached by client-side navigation. */
function isDocumentOf(path: string): boolean {
  const [fetched] = performance.getEntriesByType('navigation');
  return fetched === undefined || new URL(fetched.name).pathname === path;
}

/**
 * Returns the same text for every error, and a fallback for an error without a message. The caller offers Try Again if
 * the article may still exist.
 */
function reasonOf(cause: unknown): string {
  return cause instanceof Error && cause.message !== '' ? blogWords.post.missingReason : blogWords.post.missingFallback;
}
