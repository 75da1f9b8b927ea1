import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../product.ts';
import { tasks, visitPrepared } from './tasks.ts';
import { ready } from '../visits.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

/** Every page of this visitor has 400 kbit/s and answers after 400 ms. */
async function slowDown(context: BrowserContext): Promise<void> {
  const throttle = async (page: Page) => {
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const speed = 400_000 / 8;
    const conditions = { offline: false, latency: 400, downloadThroughput: speed, uploadThroughput: speed };
    await network.send('Network.emulateNetworkConditions', conditions);
  };
  await Promise.all(context.pages().map(throttle));
}

/** Reading the property alone throws, as browsers do where a visitor forbids all site data; cookies are dropped too. */
async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  });
}

/** As a blocker of content or a strict network does it, the host of the articles' pictures included. */
function blockOthers(context: BrowserContext): Promise<unknown> {
  const isOther = (address: URL) => address.origin !== product.url;
  return context.route(isOther, (route) => route.abort('blockedbyclient'));
}

test.each(tasks)('with 400 kbit/s and 400 ms a visitor can $name', async ({ path, carryOut }) => {
  const page = await product.visit('/terms-of-service');
  await slowDown(page.context());
  await page.goto(path);
  await ready(page);
  page.setDefaultTimeout(90_000);
  await carryOut(page, product);
  await page.context().close();
  expect(product.complaints).toEqual([]);
});

test.each(tasks)('without storage and cookies a visitor can $name', async ({ path, carryOut }) => {
  const page = await visitPrepared(product, path, forbidStorage);
  expect(await page.evaluate(() => Reflect.has(globalThis, 'sessionStorage') && document.cookie)).toBe('');
  await carryOut(page, product);
  await page.context().close();
  expect(product.complaints).toEqual([]);
});

const touchesOthers = tasks.filter(({ path }) => path === '/blog' || path === '/contact');

test.each(touchesOthers)('with every other host blocked a visitor can $name', async ({ path, carryOut }) => {
  const page = await visitPrepared(product, path, blockOthers);
  await carryOut(page, product);
  await page.context().close();
  await product.forgive(/Failed to load resource|a request to/);
  expect(product.complaints).toEqual([]);
});

test('without JavaScript the demo is a link to the recording, and the blog can be searched', async () => {
  const page = await product.visit('/', { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: 'Listen to Demo' }).count()).toBe(0);
  const clip = await page.getByRole('link', { name: 'Listen to Demo' }).getAttribute('href');
  expect((await fetch(new URL(clip ?? '/', product.url))).headers.get('content-type')).toBe('audio/mpeg');

  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('gujarati');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/blog?q=gujarati');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/blog/*');
  await page.locator('[data-article] p').first().waitFor();
  expect(product.complaints).toEqual([]);
});

test('with the map blocked the way to another map stays', async () => {
  const page = await visitPrepared(product, '/contact', blockOthers);
  await page.getByRole('button', { name: 'Load map' }).click();
  await page.getByRole('button', { name: 'Load map' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /open in maps/i }).waitFor();
  await expect.poll(() => product.complaints.join()).toMatch(/a request to/);
  await page.context().close();
  // The only request to another host is the one that was asked for.
  expect(product.complaints.splice(0).filter((complaint) => /a request to/.test(complaint))).toHaveLength(1);
});
