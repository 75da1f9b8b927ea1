import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { onePathEach } from '../paths.testkit.ts';
import { sharedProduct, type Product } from '../product.testkit.ts';
import { untilIdle } from '../visits.testkit.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Path of the development build, which no page of the site has. */
const base = '/development/';

type BuiltFile = { file: string; isEntry?: boolean };

/** Builds the browser's code with React's development build, which reports hydration mismatches. */
async function buildForDevelopment(): Promise<{ folder: string; entry: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'journey-build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const vite = ['--import', 'tsx', 'node_modules/vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts'];
  const options = ['--mode', 'development', '--base', base, '--outDir', folder, '--minify', 'false'];
  await promisify(execFile)(process.execPath, [...vite, ...options, '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltFile>;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry === true);
  if (!entry) throw new Error('Expected an entry of the development build, got none.');
  return { folder, entry: base + entry.file };
}

/**
 * Returns a function that opens a path and waits until the page is hydrated. The documents load the development build
 * instead of their scripts; the one with the query `differs` has a word more.
 */
async function openDevelopment(product: Product) {
  const { folder, entry } = await buildForDevelopment();
  const first = await product.visit('/');
  const context = first.context();
  await context.route(`**${base}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ path: join(folder, pathname.slice(base.length)) });
  });
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/data-load="[^"]*"/, `data-load="${entry}"`);
    const differs = route.request().url().endsWith('?differs');
    return route.fulfill({ response, body: differs ? html.replace(/(<h1[^>]*>)/, '$1Another ') : html });
  });
  return async (path: string): Promise<Page> => {
    const page = await product.visit(path, { beside: first });
    // React hydrates the frame of a page first and marks it as ready, then what is inside.
    await untilIdle(page);
    return page;
  };
}

/**
 * Console errors unrelated to React: Chromium logs the 404 of an unknown path, and blocks local images in a replaced
 * document.
 */
const chromiumsOwn = /status of 404|loopback|net::ERR_FAILED/;

test('every document hydrates without a mismatch or a warning, and one that differs by a word does not', async () => {
  await using product = await sharedProduct();
  const visit = await openDevelopment(product);
  for (const path of await onePathEach(product)) await (await visit(path)).close();
  await product.ignoreErrors(chromiumsOwn);
  expect(product.consoleErrors).toEqual([]);
  await visit('/about?differs');
  await product.ignoreErrors(chromiumsOwn);
  expect(product.consoleErrors.splice(0).join('\n')).toMatch(/hydrat/i);
});
