import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { homeHero } from '#content/home.ts';
import { host } from '../../local/listen.ts';
import { launchBrowser } from '../../local/browser.ts';
import { findPorts } from '../../local/running-product.ts';
import { openVisits } from './visits.testkit.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Program of `npm run dev` after the installation. */
const program = "const { main } = await import('./infra/local/main.ts'); await main(['dev']);";

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

/**
 * Runs `npm run dev` on a copy of the tree that a journey may edit, in a folder from which Node.js finds the packages.
 */
async function openDev() {
  const copy = await mkdtemp(join(root, '.cache', 'dev-'));
  for (const name of ['web', 'functions', 'infra', 'package.json', 'package-lock.json', 'tsconfig.json'])
    await cp(join(root, name), join(copy, name), { recursive: true });
  const port = await findPorts();
  const env = { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: join(copy, 'mail') };
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { cwd: copy, env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const origin = (offset: number) => `http://${host}:${port + offset}`;
  const browser = await launchBrowser();
  const visits = openVisits(browser, origin(0));

  async function requestStatus(): Promise<number | string> {
    return fetch(origin(0)).then(
      ({ status }) => status,
      () => printed,
    );
  }
  await expect.poll(requestStatus, { timeout: 100_000 }).toBe(200);
  const first = await visits.open();
  const context = first.context();

  return {
    url: origin(0),
    context,
    visits,
    /** Opens a path and waits for Vite's connection: only connected pages are notified of an edit. */
    async visitConnected(path: string) {
      const connected = untilConnected(context);
      const page = await visits.visit(path, { beside: first });
      await connected;
      return page;
    },
    /** Changes a file below web/src as some editors do: it is truncated first. */
    async edit(path: string, change: (source: string) => string) {
      const file = join(copy, 'web/src', path);
      const before = await readFile(file, 'utf8');
      const after = change(before);
      expect(after).not.toBe(before);
      await writeFile(file, '');
      await writeFile(file, after);
    },
    /** Sends Ctrl-C. Returns the exit code. */
    async stop() {
      child.kill('SIGINT');
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
    async remove() {
      await browser.close();
      child.kill('SIGKILL');
      await rm(copy, { recursive: true, force: true });
    },
  };
}

test('an edit of a component, a stylesheet or a text is shown in the open page', async () => {
  const { visits, edit, url, visitConnected } = await setUp();
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
  expect(visits.consoleErrors).toEqual([]);
});

test('an edit of the document reloads the page, and other requests reach the local stack', async () => {
  const { visits, edit, url, visitConnected } = await setUp();
  const page = await visitConnected('/blog');
  await page.getByRole('article').first().waitFor();
  await edit('app/document.tsx', (source) => source.replace('<html lang="en"', '<html lang="en" data-edited=""'));
  await page.locator('html[data-edited][data-ready]').waitFor({ state: 'attached' });
  expect((await fetch(`${url}/About/`, { redirect: 'manual' })).headers.get('location')).toBe('/about');
  expect((await fetch(`${url}/nope`)).status).toBe(404);
  expect(visits.consoleErrors).toEqual([]);
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
  expect(await (await setUp()).stop()).toBe(0);
});
