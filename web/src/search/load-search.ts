import type { Search } from './find-passages.ts';

let loading: Promise<Search> | undefined;

/**
 * Loads the passages and the search on the first call, and shares them afterwards. Rejects if they cannot be loaded;
 * the next call then tries again.
 */
export function loadSearch(): Promise<Search> {
  loading ??= Promise.all([import('./find-passages.ts'), import('./packed.static.ts')]).then(
    ([{ openSearch }, { packed }]) => openSearch(packed),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
