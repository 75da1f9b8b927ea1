import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { evaluateStatic } from './plugins/static-modules.ts';

const server = here('../dist/server');

/**
 * The stylesheet and the content of the build, each a file of its own beside the renderer and in the packages of the
 * functions that render pages (vite.config.ts). No list of the content counts as code, however long it is.
 */
export const contentModules = {
  bundled: ['./assets.json', './*.static.js'],
  /** Specifiers in the bundle by those with which functions import the modules. */
  specifiers: {
    '#document-assets': './assets.json',
    '#content/lists/jobs.static.ts': './content-lists-jobs.static.js',
    '#content/lists/projects.static.ts': './content-lists-projects.static.js',
    '#content/lists/team.static.ts': './content-lists-team.static.js',
  },
  /** Returns the files of all of them, without the passages, which are part of the search. */
  files(): readonly string[] {
    const isContent = (name: string) => name === 'assets.json' || /^(?!search-).*\.static\.js$/.test(name);
    return readdirSync(server)
      .filter(isContent)
      .map((name) => `${server}/${name}`);
  },
} as const;

/**
 * The search with the passages of the site, which blog-pages imports with the first query. It is a file of its own in
 * the function's package: in the bundle every cold start would read it.
 */
export const searchModule = {
  specifier: '#search/load-search.ts',
  file: `${server}/search.mjs`,
  bundled: './search.mjs',
} as const;

export async function bundleSearch(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here('../src/search/load-search.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    minify: true,
    write: false,
    plugins: [staticConstants],
  });
  return outputFiles[0]!.text;
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
