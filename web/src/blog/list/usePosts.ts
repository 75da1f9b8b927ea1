import { useEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { BlogQuery } from '#contract/blog-address.ts';
import { cmsLimits } from '#contract/cms.ts';
import { type ListState, loadedList, loadingList, nextList } from './list-state.ts';
import { NotFound } from '../posts/posts.ts';
import { useBlog, useInitialError } from '../useBlog.ts';
import { useIsSlow } from '../useIsSlow.ts';

/** The list with these filters and what may be done with it. */
export type PostsList = ListState & {
  /** Loading has taken more than five seconds. */
  isSlow: boolean;
  loadMore: () => void;
  /** Asks for page 1 again. */
  retry: () => void;
};

/**
 * The list with these filters, which stay the same for a component's whole life: shown at once when the document or
 * this history entry already had it, asked for otherwise.
 */
export function usePosts(query: BlogQuery): PostsList {
  const { posts, lists } = useBlog();
  const initialError = useInitialError();
  const { key } = useLocation();
  const [first] = useState(() => {
    const left = lists.get(key);
    if (left && Date.now() - left.since < cmsLimits.cacheMs) return left.state;
    const known = posts.peekPage(query);
    if (known) return loadedList(known);
    return initialError ? nextList(loadingList, { type: 'failed' }) : loadingList;
  });
  const [state, dispatch] = useReducer(nextList, first);
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(query);

  useEffect(() => {
    if (attempt === 0 && first.status !== 'loading') return undefined;
    let isWanted = true;
    dispatch({ type: 'asked' });
    posts.page(asked.current, 1).then(
      (page) => isWanted && dispatch({ type: 'came', page }),
      (cause: unknown) => {
        if (!isWanted) return;
        // A category that is gone has no articles; asking again would not help.
        if (cause instanceof NotFound) return dispatch({ type: 'came', page: { items: [], total: 0 } });
        console.error(cause);
        dispatch({ type: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [posts, first, attempt]);

  useEffect(() => {
    if (state.status === 'loaded' && state.more === 'idle') lists.set(key, { state, since: Date.now() });
  }, [lists, key, state]);

  return {
    ...state,
    isSlow: useIsSlow(state.status === 'loading' || state.more === 'loading'),
    loadMore() {
      if (state.more === 'loading') return;
      const number = state.pages + 1;
      dispatch({ type: 'asked-for-more' });
      posts.page(query, number).then(
        (page) => dispatch({ type: 'more-came', number, page }),
        (cause: unknown) => {
          console.error(cause);
          dispatch({ type: 'more-failed' });
        },
      );
    },
    retry: () => setAttempt(attempt + 1),
  };
}
