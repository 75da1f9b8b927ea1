import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Turns `*.woven.ts` into plain strings at build: the module is run here and its exports, all strings, become
 * constants. So the browser gets pictures and never the generator that wove them.
 */
export function wovenModules(): Plugin {
  let version = 0;
  return {
    name: 'woven-modules',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.woven.ts')) return null;
      const exports: Record<string, unknown> = await import(`${pathToFileURL(file).href}?v=${version}`);
      const lines = Object.entries(exports).map(([name, value]) => {
        if (typeof value !== 'string')
          throw new Error(`${file}: ${name} is ${typeof value}; a woven module exports strings.`);
        return `export const ${name} = ${JSON.stringify(value)};`;
      });
      return { code: lines.join('\n'), map: null };
    },
    watchChange() {
      version += 1;
    },
  };
}
