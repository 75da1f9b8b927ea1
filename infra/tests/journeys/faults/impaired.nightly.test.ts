import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { product } from '../product.testkit.ts';
import { ready } from '../visits.testkit.ts';
import { tasks, visitPrepared } from './tasks.testkit.ts';

/** Limits every page of this visitor to 400 kbit/s and adds 400 ms to every response. */
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

/** Makes any access to storage throw, as browsers do if site data is blocked, and drops cookies. */
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

test.each(tasks)('with 400 kbit/s and 400 ms a visitor can $name', async ({ path, carryOut }) => {
  const page = await product.visit('/terms-of-service');
  await slowDown(page.context());
  await page.goto(path);
  await ready(page);
  page.setDefaultTimeout(90_000);
  await carryOut(page);
  expect(product.consoleErrors).toEqual([]);
});

test.each(tasks)('without storage and cookies a visitor can $name', async ({ path, carryOut }) => {
  const page = await visitPrepared(path, forbidStorage);
  expect(await page.evaluate(() => Reflect.has(globalThis, 'sessionStorage') && document.cookie)).toBe('');
  await carryOut(page);
  expect(product.consoleErrors).toEqual([]);
});
