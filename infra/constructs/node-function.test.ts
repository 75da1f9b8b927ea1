import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { bundling } from './node-function.ts';

const largestBundle = 600_000;

/** Bytes of a function's code as Lambda receives it. */
async function bundledBytes(folder: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../functions/${folder}/entry.ts`, import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: bundling.format,
    target: bundling.target,
    mainFields: bundling.mainFields,
    minify: bundling.minify,
    keepNames: bundling.keepNames,
    banner: { js: bundling.banner },
    external: bundling.externalModules,
  });
  return outputFiles[0]?.contents.length ?? 0;
}

// It carries React and every word of the site; `npm run build` comes first.
test('blog-pages draws whole pages from one file', async () => {
  const bytes = await bundledBytes('blog-pages');
  expect(bytes).toBeGreaterThan(200_000);
  expect(bytes).toBeLessThanOrEqual(1_700_000);
});

test.each(['send-email', 'deliver-email', 'cms-proxy', 'published'])('%s starts from a small file', async (folder) => {
  const bytes = await bundledBytes(folder);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(largestBundle);
});
