import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { onePathEach } from '../addresses.ts';
import { sharedProduct, type VisitedProduct } from '../product.ts';
import { wakeLateParts } from './late-parts.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Where the development build is served; no page of the site has such an address. */
const base = '/development/';

type BuiltFile = { file: string; isEntry?: boolean };

/** The browser's code with React's development build, which says what it finds different from the document. */
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
  if (!entry) throw new Error('The development build has no entry.');
  return { folder, entry: base + entry.file };
}

/** A visitor who gets the product's documents, altered, with the development build in the place of their scripts. */
async function openDevelopment(product: VisitedProduct, alter: (html: string) => string): Promise<Page> {
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
    return route.fulfill({ response, body: alter(html) });
  });
  return first;
}

/**
 * What is not about React: Chromium notes the status of the page for an unknown address by itself, and lets a document
 * that was put in the place of another show no pictures from this machine.
 */
const chromiumsOwn = /status of 404|loopback|net::ERR_FAILED/;

test('React finds every document as it would have drawn it, and warns of nothing', async () => {
  await using product = await sharedProduct();
  const first = await openDevelopment(product, (html) => html);
  for (const path of await onePathEach(product)) {
    const page = await product.visit(path, { beside: first });
    await wakeLateParts(page);
    await page.close();
  }
  await product.forgive(chromiumsOwn);
  expect(product.complaints).toEqual([]);
});

test('a document that differs by one word is noticed', async () => {
  await using product = await sharedProduct();
  const first = await openDevelopment(product, (html) => html.replace(/(<h1[^>]*>)/, '$1Another '));
  await product.visit('/about', { beside: first });
  await product.forgive(chromiumsOwn);
  expect(product.complaints.splice(0).join('\n')).toMatch(/hydrat/i);
});
