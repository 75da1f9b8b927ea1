import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Evaluates `*.static.ts` at build time and replaces each export, a JSON value, with a constant. Browsers load the value,
 * such as an SVG, and not the code that generates it.
 */
export function staticModules(): Plugin {
  let version = 0;
  return {
    name: 'static-modules',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.static.ts')) return null;
      return { code: await evaluateStatic(`${pathToFileURL(file).href}?v=${version}`), map: null };
    },
    watchChange() {
      version += 1;
    },
  };
}

export async function evaluateStatic(url: string): Promise<string> {
  const exports: Record<string, unknown> = await import(url);
  const lines = Object.entries(exports).map(([name, value]) => {
    if (typeof value !== 'string' && typeof value !== 'object')
      throw new Error(`Expected ${name} of ${url} to be a JSON value, got ${typeof value}.`);
    return `export const ${name} = ${JSON.stringify(value)};`;
  });
  return lines.join('\n');
}
