import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mostPassages, type ShownPassage } from '#head/site-search.ts';
import type { Search } from '#search/find-passages.ts';
import { loadSearch } from '#search/load-search.ts';
import { useInitialBlog } from '../../blog/initial-data.tsx';
import { unlessLeaving } from '../../runtime/load-with-retry.ts';

/** What the search has found; undefined while it loads, `failed` if it cannot be loaded. */
export type FoundPassages = readonly ShownPassage[] | 'failed' | undefined;

type Found = { text: string; passages: FoundPassages };

/** The loaded search. Back renders its results at once with it; otherwise the page would be too short to scroll back. */
let loadedSearch: Search | undefined;

/**
 * Loads the search, so that it is ready when the visitor has finished the first word. Rejects if it cannot be loaded: the
 * server's document has the results then, and the next call tries again.
 */
export async function prepareSearch(): Promise<Search> {
  loadedSearch = await unlessLeaving(loadSearch);
  return loadedSearch;
}

/**
 * Returns the passages that contain a text. The first ones are in the server's document; after that, the former passages
 * are returned until those of a new text are found.
 */
export function usePassages(text: string): FoundPassages {
  const { data, url } = useInitialBlog();
  const { pathname, search } = useLocation();
  const [found, setFound] = useState<Found | undefined>(() => {
    if (data?.passages && pathname + search === url) return { text, passages: data.passages };
    return loadedSearch && findWith(loadedSearch, text);
  });
  const isFound = found?.text === text;
  useEffect(() => {
    if (isFound || text === '') return undefined;
    let isCurrent = true;
    prepareSearch().then(
      (loaded) => isCurrent && setFound(findWith(loaded, text)),
      () => isCurrent && setFound({ text, passages: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [text, isFound]);
  return isFound || (typeof found?.passages === 'object' && found.passages.length > 0) ? found.passages : undefined;
}

function findWith(search: Search, text: string): Found {
  return { text, passages: search.find(text, mostPassages) };
}
