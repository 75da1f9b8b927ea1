import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { slimRouter } from './slim-router.ts';

const router = fileURLToPath(new URL('../../../node_modules/react-router/dist/production/index.mjs', import.meta.url));
const used = ['BrowserRouter', 'Navigate', 'Route', 'Routes', 'useLocation', 'useNavigate'];

/** Bundles what the site uses of React Router, without React, and returns its size in bytes after Brotli. */
async function bundleSize(plugins: Plugin[]): Promise<number> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : null),
    load: (id) => (id === 'entry' ? `export { ${used.join(', ')} } from ${JSON.stringify(router)};` : null),
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry, ...plugins],
    build: {
      write: false,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict', external: /^react(-dom)?(\/|$)/ },
    },
  })) as Rollup.RollupOutput;
  return brotliCompressSync(output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')).length;
}

test('React Router is at least 3 kB smaller without its unused components', async () => {
  expect(await bundleSize([])).toBeGreaterThan((await bundleSize([slimRouter()])) + 3_000);
});
