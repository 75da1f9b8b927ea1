import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports as they are. Vite's helper around them loads style sheets of chunks and preloads; we have
 * one sheet, in the document, and fetch on intent ourselves, so its 0.7 kB would do nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load(id) {
      return id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null;
    },
  };
}
