import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mostPassages, type ShownPassage } from '#contract/site-search.ts';
import type { Search } from '#search/find-passages.ts';
import { loadSearch } from '#search/load-search.ts';
import { useInitialBlog } from '../../blog/initial-data.tsx';
import { loadWithRetry } from '../../ui/hydration/load-with-retry.ts';

type Found = { text: string; passages: readonly ShownPassage[] };

/** The loaded search, with which Back shows its results at once, so that they have their former position. */
let loadedSearch: Search | undefined;

/** Loads the search, so that it is ready when the visitor has finished the first word. */
export async function prepareSearch(): Promise<Search> {
  loadedSearch = await loadWithRetry(loadSearch);
  return loadedSearch;
}

/**
 * Returns the passages that contain a text; undefined while the search loads. A document contains those of its own
 * text. The passages of the former text stay until those of the next one are found.
 */
export function usePassages(text: string): readonly ShownPassage[] | undefined {
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
    void prepareSearch().then((loaded) => isCurrent && setFound(findWith(loaded, text)));
    return () => {
      isCurrent = false;
    };
  }, [text, isFound]);
  return found?.passages;
}

function findWith(search: Search, text: string): Found {
  return { text, passages: search.find(text, mostPassages) };
}
