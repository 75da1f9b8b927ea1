// @vitest-environment happy-dom
import { build, type Plugin, type Rollup } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { smallPreload } from './small-preload.ts';

/** An entry with two pages, which share a module. */
const sources: Readonly<Record<string, string>> = {
  entry: "globalThis.pages = [() => import('page-one'), () => import('page-two')];",
  'page-one': "import { words } from 'words'; console.log(words, 1);",
  'page-two': "import { words } from 'words'; console.log(words, 2);",
  words: "export const words = 'shared';",
};

async function entryCode(plugins: Plugin[]): Promise<string> {
  const virtual: Plugin = {
    name: 'virtual',
    resolveId: (id) => (id in sources ? id : null),
    load: (id) => sources[id] ?? null,
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [virtual, ...plugins],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: 'entry' } },
  })) as Rollup.RollupOutput;
  return output[0].code;
}

afterEach(() => document.head.replaceChildren());

test('an import preloads its scripts, and each of them once', async () => {
  const code = await entryCode([smallPreload()]);
  const imported: string[] = [];
  // The scripts of the test do not exist.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function('importFake', code.replaceAll('import(', 'importFake('))(async (name: string) => imported.push(name));
  const { pages } = globalThis as unknown as { pages: (() => Promise<unknown>)[] };
  for (const load of [...pages, ...pages]) await load();
  const links = [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
  expect(links.map((link) => link?.replace(/-[^-]+\.js$/, ''))).toEqual([
    '/assets/page-one',
    '/assets/words',
    '/assets/page-two',
  ]);
  expect(imported).toHaveLength(4);
});

test('it is at least 1 kB smaller than that of Vite', async () => {
  expect((await entryCode([])).length).toBeGreaterThan((await entryCode([smallPreload()])).length + 1_000);
});
