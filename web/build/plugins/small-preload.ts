import type { Plugin } from 'vite';

/**
 * Replaces the function with which Vite preloads the scripts of a dynamic import. Vite's own also loads stylesheets, sets
 * nonces and supports browsers without `modulepreload`, none of which the site has; it is 0.5 kB of every first view.
 */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    transform: (_, id) => (id.includes('vite/preload-helper') ? { code: helper, map: null } : null),
  };
}

/** The names of the scripts are relative to the root of the site. A browser requests each of them once. */
const helper = `
const preloaded = {};
export function __vitePreload(load, names) {
  for (const name of names ?? []) {
    preloaded[name] ??= document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + name }),
    );
  }
  return load();
}
`;
