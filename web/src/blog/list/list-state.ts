import { cmsLimits } from '#contract/cms.ts';
import type { PostsPage } from '../posts/posts.ts';

/** The list as a visitor sees it (specification §4): what came so far, and what is under way. */
export type ListState = {
  status: 'loading' | 'loaded' | 'failed';
  items: readonly unknown[];
  /** Pages that came. */
  pages: number;
  hasMore: boolean;
  /** Articles there are in all, where the service says so. */
  total: number | undefined;
  /** State of the page after the last one. */
  more: 'idle' | 'loading' | 'failed';
};

export type ListEvent =
  | { type: 'asked' }
  | { type: 'came'; page: PostsPage }
  | { type: 'failed' }
  | { type: 'asked-for-more' }
  /** `number` of the page counts from 1. */
  | { type: 'more-came'; number: number; page: PostsPage }
  | { type: 'more-failed' };

/** Before anything came. */
export const loadingList: ListState = {
  status: 'loading',
  items: [],
  pages: 0,
  hasMore: false,
  total: undefined,
  more: 'idle',
};

/** The next state of the list. A first page replaces what stood there; a further one adds the articles that are new. */
export function nextList(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'asked':
      return loadingList;
    case 'came':
      return loadedList(event.page);
    case 'failed':
      return { ...loadingList, status: 'failed' };
    case 'asked-for-more':
      return { ...state, more: 'loading' };
    case 'more-failed':
      return { ...state, more: 'failed' };
    case 'more-came':
      // Asked for twice, the same page comes twice; counted twice, it would have the next one left out.
      if (event.number !== state.pages + 1) return state;
      return {
        ...state,
        items: withoutDoubles([...state.items, ...event.page.items]),
        pages: event.number,
        hasMore: isMoreLikely(event.page, event.number),
        total: event.page.total ?? state.total,
        more: 'idle',
      };
  }
}

/** The list right after its first page came. */
export function loadedList(page: PostsPage): ListState {
  return {
    status: 'loaded',
    items: withoutDoubles(page.items),
    pages: 1,
    hasMore: isMoreLikely(page, 1),
    total: page.total,
    more: 'idle',
  };
}

/**
 * More pages are assumed while the last one was full (specification §4). Where the service counts its pages, that
 * count wins (D44): a page may be shorter than asked for, since protected posts are left out of it.
 */
function isMoreLikely({ items, totalPages }: PostsPage, page: number): boolean {
  if (items.length === 0) return false;
  return totalPages === undefined ? items.length === cmsLimits.pageSize : page < totalPages;
}

/** An article published between two pages pushes the last one of a page to the next, where it would stand twice. */
function withoutDoubles(items: readonly unknown[]): readonly unknown[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const id = idOf(item);
    if (id === undefined) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** Id of a listed item, even of one that is no post. */
export function idOf(item: unknown): number | undefined {
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
  return typeof id === 'number' && id > 0 ? id : undefined;
}
