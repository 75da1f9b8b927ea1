import { useEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { BlogQuery } from '#head/blog-url.ts';
import { cmsLimits } from '#contract/cms.ts';
import { type ListState, loadedList, loadingList, nextList } from './list-state.ts';
import { useBlog, useInitialError } from './useBlog.ts';
import { useIsSlow } from './useIsSlow.ts';

export type PostsList = ListState & {
  isSlow: boolean;
  loadMore: () => void;
  retry: () => void;
};

/**
 * Loads the list of this query. Shows it at once if the page or this history entry has it already. The query must not
 * change during the lifetime of the component: remount it by `key`.
 */
export function usePosts(query: BlogQuery): PostsList {
  const { posts, lists } = useBlog();
  const initialError = useInitialError();
  const { key } = useLocation();
  const [first] = useState(() => {
    const saved = lists.get(key);
    if (saved && Date.now() - saved.since < cmsLimits.cacheMs) return saved.state;
    const known = posts.peekPage(query);
    if (known) return loadedList(known, query.page);
    return initialError ? nextList(loadingList, { type: 'failed' }) : loadingList;
  });
  const [state, dispatch] = useReducer(nextList, first);
  const [attempt, setAttempt] = useState(0);
  const firstQuery = useRef(query);

  useEffect(() => {
    if (attempt === 0 && first.status !== 'loading') return undefined;
    let isCurrent = true;
    dispatch({ type: 'requested' });
    posts.page(firstQuery.current).then(
      (page) => isCurrent && dispatch({ type: 'loaded', number: firstQuery.current.page, page }),
      (cause: unknown) => {
        if (!isCurrent) return;
        console.error(cause);
        dispatch({ type: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
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
      dispatch({ type: 'more-requested' });
      posts.page({ ...query, page: number }).then(
        (page) => dispatch({ type: 'more-loaded', number, page }),
        (cause: unknown) => {
          console.error(cause);
          dispatch({ type: 'more-failed' });
        },
      );
    },
    retry: () => setAttempt(attempt + 1),
  };
}
