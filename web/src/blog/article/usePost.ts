import { useEffect, useState } from 'react';
import type { Post } from '#contract/cms.ts';
import { NotFound } from '../posts/posts.ts';
import { useBlog, useInitialError } from '../useBlog.ts';
import { useIsSlow } from '../useIsSlow.ts';
import { words } from '../words.ts';

/** An article on its way, here, or not to be had. */
export type PostState =
  | { status: 'loading'; isSlow: boolean }
  | { status: 'loaded'; post: Post }
  | {
      status: 'missing';
      /** Sentence below 'Article Not Found'. */
      reason: string;
      /** There is no such article; otherwise it may come after all. */
      isGone: boolean;
      retry: () => void;
    };

type Shown = { post: Post } | { reason: string; isGone: boolean } | undefined;

/** The article with this slug, which stays the same for a component's whole life. */
export function usePost(slug: string): PostState {
  const { posts } = useBlog();
  const initialError = useInitialError();
  const [first] = useState((): Shown => {
    const known = posts.peekPost(slug);
    if (known) return { post: known };
    return initialError && { reason: words.post.missingReason, isGone: initialError === 'not-found' };
  });
  const [shown, setShown] = useState(first);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (attempt === 0 && first) return undefined;
    let isWanted = true;
    posts.post(slug).then(
      (post) => isWanted && setShown({ post }),
      (cause: unknown) => {
        if (!isWanted) return;
        // Only the server of the documents knows where a renamed article has gone.
        if (cause instanceof NotFound && !isDocumentOf(location.pathname)) return location.reload();
        if (!(cause instanceof NotFound)) console.error(cause);
        setShown({ reason: reasonOf(cause), isGone: cause instanceof NotFound });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [posts, slug, first, attempt]);

  const isSlow = useIsSlow(shown === undefined);
  if (shown === undefined) return { status: 'loading', isSlow };
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

/** Whether the document was fetched from this path; else the visitor has come here inside the page. */
function isDocumentOf(path: string): boolean {
  const [fetched] = performance.getEntriesByType('navigation');
  return fetched === undefined || new URL(fetched.name).pathname === path;
}

/** Every failure says the same sentence (D58); the fallback stands where a failure says nothing at all. */
function reasonOf(cause: unknown): string {
  return cause instanceof Error && cause.message !== '' ? words.post.missingReason : words.post.missingFallback;
}
