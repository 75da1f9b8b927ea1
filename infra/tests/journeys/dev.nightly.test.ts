import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { homeHero } from '#content/home.ts';
import { onePathEach } from './paths.testkit.ts';
import { openProduct } from './product.testkit.ts';
import { copySite } from './site-copy.testkit.ts';
import { untilIdle } from './visits.testkit.ts';

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Shared by all journeys of this file; each edits a different file. */
let opened: ReturnType<typeof openDev> | undefined;
afterAll(async () => (await opened)?.remove());

function untilConnected(context: BrowserContext): Promise<unknown> {
  return context.waitForEvent('console', (message) => message.text() === '[vite] connected.');
}

function setUp() {
  opened ??= openDev();
  return opened;
}

/** Runs `npm run dev` on a copy of the tree that a journey may edit. */
async function openDev() {
  const copy = await copySite();
  await cp(dist, join(copy.folder, 'web/dist'), { recursive: true });
  const product = await openProduct({ env: { NODE_ENV: '' }, tree: copy.folder, args: ['dev'] });
  const first = await product.open();
  const context = first.context();

  return {
    ...product,
    context,
    /** Opens a path and waits for Vite's connection: only connected pages are notified of an edit. */
    async visitConnected(path: string) {
      const connected = untilConnected(context);
      const page = await product.visit(path, { beside: first });
      await connected;
      return page;
    },
    /** Changes a file below web/src as some editors do: it is truncated first. */
    async edit(path: string, change: (source: string) => string) {
      const file = join(copy.folder, 'web/src', path);
      const before = await readFile(file, 'utf8');
      const after = change(before);
      expect(after).not.toBe(before);
      await writeFile(file, '');
      await writeFile(file, after);
    },
    async remove() {
      await product[Symbol.asyncDispose]();
      await copy[Symbol.asyncDispose]();
    },
  };
}

test('every document hydrates without a mismatch or a warning, and one that differs by an attribute does not', async () => {
  const product = await setUp();
  const visit = async (path: string) => {
    const page = await product.visitConnected(path);
    // React hydrates the frame of a page first and marks it as ready, then what is inside.
    await untilIdle(page);
    await page.close();
  };
  for (const path of await onePathEach(product)) await visit(path);
  await product.ignoreErrors();
  expect(product.consoleErrors).toEqual([]);
  await product.edit('shell/TopBar.tsx', (source) => source.replace('<header', '<header data-side={typeof document}'));
  await visit('/about');
  expect(product.consoleErrors.splice(0).join('\n')).toMatch(/hydrat/i);
  await product.edit('shell/TopBar.tsx', (source) => source.replace(' data-side={typeof document}', ''));
});

test('an edit of a component, a stylesheet or a text is shown in the open page', async () => {
  const { consoleErrors, edit, url, visitConnected } = await setUp();
  const page = await visitConnected('/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await edit('shell/Footer.tsx', (source) => source.replace('<footer', '<footer data-edited=""'));
  await page.locator('footer[data-edited]').waitFor({ state: 'attached' });
  await edit('shell/Footer.module.css', (source) => `${source}\n:global(footer) { outline: 7px solid red; }\n`);
  await expect.poll(() => page.locator('footer').evaluate((part) => getComputedStyle(part).outlineWidth)).toBe('7px');
  const [bullet] = homeHero.bullets;
  await edit('content/home.ts', (source) => source.replace(bullet, 'A bullet that was edited'));
  await page.getByText('A bullet that was edited').waitFor();

  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect.poll(async () => (await fetch(url)).text()).toContain('A bullet that was edited');
  expect(consoleErrors).toEqual([]);
});

test('an edit of the document reloads the page, and other requests reach the local stack', async () => {
  const { consoleErrors, edit, url, visitConnected } = await setUp();
  const page = await visitConnected('/blog');
  await page.getByRole('article').first().waitFor();
  await edit('app/document.tsx', (source) => source.replace('<html lang="en"', '<html lang="en" data-edited=""'));
  await page.locator('html[data-edited][data-ready]').waitFor({ state: 'attached' });
  expect((await fetch(`${url}/About/`, { redirect: 'manual' })).headers.get('location')).toBe('/about');
  expect((await fetch(`${url}/nope`)).status).toBe(404);
  expect(consoleErrors).toEqual([]);
});

test('a document that fails to render shows the error and reloads after the next edit', async () => {
  const { edit, url, context } = await setUp();
  const fault = "throw new Error('no such thread');";
  await edit('pages/sitemap.tsx', (source) => `${source}\n${fault}\n`);
  await expect.poll(async () => (await fetch(`${url}/sitemap`)).text()).toContain('no such thread');
  const page = await context.newPage();
  const connected = untilConnected(context);
  await page.goto('/sitemap');
  await page.getByText('no such thread').waitFor();
  await connected;
  await edit('pages/sitemap.tsx', (source) => source.replace(fault, ''));
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

test('Ctrl-C ends it', async () => {
  expect(await (await setUp()).stop('SIGINT')).toBe(0);
});
