import { createRequire } from 'node:module';
import { sep } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;
const reactItself = new RegExp(['', 'node_modules', '(react|react-dom|scheduler)', ''].join(`\\${sep}`));

/**
 * Gives React's packages the named exports that they lack, being CommonJS. Without them every built file that uses a
 * hook imports the bundler's interop code, which then is a file, and a request, of its own.
 */
export function namedReact(): Plugin {
  return {
    name: 'named-react',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!packages.some((name) => name === source) || (importer && reactItself.test(importer))) return null;
      return `\0named:${source}`;
    },
    load(id) {
      const name = packages.find((known) => id === `\0named:${known}`);
      if (!name) return null;
      const names = Object.keys(require(name) as object).filter((key) => /^[A-Za-z]\w*$/.test(key));
      const real = JSON.stringify(require.resolve(name));
      return `import all from ${real};\nexport default all;\nexport const { ${names.join(', ')} } = all;`;
    },
  };
}
