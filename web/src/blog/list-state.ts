import { cmsLimits } from '#contract/cms.ts';
import type { PostsPage } from '#contract/post.ts';

export type ListState = {
  status: 'loading' | 'loaded' | 'failed';
  items: PostsPage['items'];
  /** Number of the last loaded page; 0 if none is loaded. */
  pages: number;
  hasMore: boolean;
  total: number | undefined;
  more: 'idle' | 'loading' | 'failed';
};

type ListEvent =
  | { type: 'requested' }
  /** `number` is the 1-based page number, here and below. */
  | { type: 'loaded'; number: number; page: PostsPage }
  | { type: 'failed' }
  | { type: 'more-requested' }
  | { type: 'more-loaded'; number: number; page: PostsPage }
  | { type: 'more-failed' };

export const loadingList: ListState = {
  status: 'loading',
  items: [],
  pages: 0,
  hasMore: false,
  total: undefined,
  more: 'idle',
};

/**
 * Returns the state after an event. The first page replaces the items; later pages append theirs, without duplicates.
 */
export function nextList(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'requested':
      return loadingList;
    case 'loaded':
      return loadedList(event.page, event.number);
    case 'failed':
      return { ...loadingList, status: 'failed' };
    case 'more-requested':
      return { ...state, more: 'loading' };
    case 'more-failed':
      return { ...state, more: 'failed' };
    case 'more-loaded':
      // A second click may load the same page again. Ignore it, otherwise the next page would be skipped.
      if (event.number !== state.pages + 1) return state;
      return {
        ...state,
        items: withoutDuplicates([...state.items, ...event.page.items]),
        pages: event.number,
        hasMore: isMoreLikely(event.page, event.number),
        total: event.page.total ?? state.total,
        more: 'idle',
      };
  }
}

/** Returns the state after the first shown page has loaded, which is page `number` of the list. */
export function loadedList(page: PostsPage, number: number): ListState {
  return {
    status: 'loaded',
    items: withoutDuplicates(page.items),
    pages: number,
    hasMore: isMoreLikely(page, number),
    total: page.total,
    more: 'idle',
  };
}

/**
 * Whether there may be another page. Trusts the number of pages if the CMS reports it, because a page may be short: the
 * CMS leaves out protected posts. Otherwise assumes more after a full page.
 */
function isMoreLikely({ items, totalPages }: PostsPage, page: number): boolean {
  if (items.length === 0) return false;
  return totalPages === undefined ? items.length === cmsLimits.pageSize : page < totalPages;
}

/** Removes duplicates: an article published between two requests moves the last item of a page to the next page. */
function withoutDuplicates(items: PostsPage['items']): PostsPage['items'] {
  const seen = new Set<number>();
  return items.filter(({ id }) => {
    // Keep all damaged posts without an id, because they may be different posts.
    const isNew = id === 0 || !seen.has(id);
    seen.add(id);
    return isNew;
  });
}
