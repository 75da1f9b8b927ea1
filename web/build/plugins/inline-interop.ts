import type { Plugin } from 'vite';

const imported = /import\s*\{([^}]*)\}\s*from\s*"\.\/rolldown-runtime-[^"]+";/;
const exported = /export\s*\{([^}]*)\};?\s*$/;

/**
 * Writes the bundler's interop code into the few built files that use it. It is 0.7 kB, which as a file of its own
 * would be a request of every first view.
 */
export function inlineInterop(): Plugin {
  return {
    name: 'inline-interop',
    enforce: 'pre',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const interop = chunks.find(({ name }) => name === 'rolldown-runtime');
      if (!interop) return;
      const given = exported.exec(interop.code);
      if (!given) throw new Error(`${interop.fileName} is not as expected: it exports nothing.`);
      const code = interop.code.slice(0, given.index);
      for (const chunk of chunks) {
        chunk.imports = chunk.imports.filter((file) => file !== interop.fileName);
        chunk.code = chunk.code.replace(imported, (_all, names: string) => {
          const wanted = names.replaceAll(/(\w+) as (\w+)/g, '$1:$2');
          const offered = given[1]!.replaceAll(/(\w+) as (\w+)/g, '$2:$1');
          return `var {${wanted}}=(()=>{${code}return {${offered}}})();`;
        });
      }
      delete bundle[interop.fileName];
    },
  };
}
