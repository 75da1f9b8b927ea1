import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { evaluateStatic } from './plugins/static-modules.ts';

/** Static modules that functions import; their bundles contain the constants of the build. */
const names = ['jobs.static'] as const;

/** Files of the built modules by the specifier with which functions import them. */
export const functionModules: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [`#content/collections/${name}.ts`, here(`../dist/server/${name}.js`)]),
);

/**
 * The search with the passages of the site, which blog-pages imports with the first query. It is a file of its own in
 * the function's package: in the bundle every cold start would read it.
 */
export const searchModule = {
  specifier: '#search/load-search.ts',
  file: here('../dist/server/search.mjs'),
  /** Specifier in the bundle. */
  bundled: './search.mjs',
} as const;

/** Returns the modules as files for the folder of the renderer. */
export async function evaluateFunctionModules(): Promise<{ file: string; code: string }[]> {
  const constants = names.map(async (name) => ({
    file: `${name}.js`,
    code: await evaluateStatic(new URL(`../src/content/collections/${name}.ts`, import.meta.url).href),
  }));
  return Promise.all([...constants, bundleSearch()]);
}

async function bundleSearch(): Promise<{ file: string; code: string }> {
  const { outputFiles } = await build({
    entryPoints: [here('../src/search/load-search.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    minify: true,
    write: false,
    plugins: [staticConstants],
  });
  return { file: 'search.mjs', code: outputFiles[0]!.text };
}

const staticConstants: Plugin = {
  name: 'static-constants',
  setup({ onLoad }) {
    onLoad({ filter: /\.static\.ts$/ }, async ({ path }) => ({
      contents: await evaluateStatic(pathToFileURL(path).href),
    }));
  },
};

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
