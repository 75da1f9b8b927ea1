import type { Plugin } from 'vite';

/**
 * Lets the bundler drop the parts of React Router that the site does not use. The library names its components
 * after making them (`Link.displayName = …`), which counts as use: Link, Form, prefetching and the rest stayed.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    enforce: 'pre',
    transform(code, id) {
      if (!/node_modules\/react-router\/.*\.mjs$/.test(id)) return null;
      const slim = code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
      return { code: slim, map: null };
    },
  };
}
