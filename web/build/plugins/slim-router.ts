import type { Plugin } from 'vite';

/**
 * Enables tree shaking of React Router. The library assigns names to its components (`Link.displayName = …`), which the
 * bundler treats as use, so unused components such as Link and Form stayed in the bundle.
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
