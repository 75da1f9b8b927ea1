import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { readSiteBuild } from '../../../stack/site-build.ts';
import { listen } from '../../../local/listen.ts';
import { createSite } from '../../../local/site.ts';
import { createEdgeCache } from '../../../local/site/edge-cache.ts';
import { respondWithJson } from '../../../local/site/origin.ts';
import { copySite, type SiteCopy } from '../site-copy.testkit.ts';
import { openVisits } from '../visits.testkit.ts';

const dist = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** Builds the copy with another style, so that its documents and its policy differ, and with another brand in its chunks. */
async function buildAnother({ folder, build }: SiteCopy): Promise<void> {
  const edit = async (name: string, change: (text: string) => string) => {
    const file = join(folder, 'web/src', name);
    const text = await readFile(file, 'utf8');
    expect(change(text)).not.toBe(text);
    await writeFile(file, change(text));
  };
  await edit('styles/tokens.css', (text) => `${text}\n:root { --second-build: 1; }\n`);
  await edit('content/company.ts', (text) => text.replace(/brand: '[^']+'/, "brand: 'Second'"));
  expect(await build()).toBeUndefined();
}

/** Starts the local edge with the build of this tree, which is live, and that of a copy. */
async function setUp(copy: SiteCopy) {
  await buildAnother(copy);
  const [first, second] = [readSiteBuild(dist), readSiteBuild(join(copy.folder, 'web/dist'))];
  const state = { live: first };
  const api = async () => respondWithJson(200, []);
  const server = createSite({
    releases: { live: () => state.live, deployed: () => second, kept: () => [second, first] },
    api,
    uploads: api,
    chat: api,
    edgeCache: createEdgeCache(),
  });
  const { url, close } = await listen(server, 0);
  const visits = openVisits(await chromium.connect(inject('browserEndpoint')), url);
  onTestFinished(async () => {
    await visits.close();
    await close();
  });
  return { first, second, state, visits };
}

/** Returns the id of the build of a document, and whether its style is that of the second build. */
function buildOf(page: Page): Promise<{ id: string; hasSecondStyle: boolean; isSecondBrand: boolean }> {
  return page.evaluate(() => ({
    id: document.querySelector<HTMLElement>('[data-to]')?.dataset.to?.split('/').at(-1) ?? '',
    hasSecondStyle: getComputedStyle(document.documentElement).getPropertyValue('--second-build') === '1',
    isSecondBrand: document.title.includes('Second'),
  }));
}

test('two builds in Chromium: an open page finds its chunks after a switch, and no document is mixed', async () => {
  await using copy = await copySite();
  const { first, second, state, visits } = await setUp(copy);
  expect(second.id).not.toBe(first.id);
  expect(second.hashes.style).not.toEqual(first.hashes.style);

  const page = await visits.visit('/', { viewport: { width: 1440, height: 900 } });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  state.live = second;
  for (const name of ['About', 'Careers', 'Contact']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(`**/${name.toLowerCase()}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await buildOf(page)).toEqual({ id: first.id, hasSecondStyle: false, isSecondBrand: false });
  }
  expect(documents).toEqual([]);
  await page.reload();
  expect(await buildOf(page)).toEqual({ id: second.id, hasSecondStyle: true, isSecondBrand: true });

  const switching = setInterval(() => (state.live = state.live === first ? second : first), 40);
  onTestFinished(() => clearInterval(switching));
  const seen = new Set<string>();
  await expect
    .poll(async () => {
      for (const path of ['/', '/about', '/services', '/careers', '/contact']) {
        await page.goto(path);
        const build = await buildOf(page);
        const isSecond = build.id === second.id;
        expect(build).toEqual({ id: build.id, hasSecondStyle: isSecond, isSecondBrand: isSecond });
        seen.add(build.id);
      }
      return seen.size;
    })
    .toBe(2);
  await visits.flushConsole();
  expect(visits.consoleErrors).toEqual([]);
});
