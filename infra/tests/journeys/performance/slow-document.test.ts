import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { unknownPath } from '../paths.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';
import { ready } from '../visits.testkit.ts';
import { maxShift, recordShifts, totalShift } from './layout-shifts.testkit.ts';
import { openSlowDocuments } from './slow-document.testkit.ts';

/** One page for each layout of a first view, the blog's documents included. */
const paths = ['/', '/careers', '/search?q=voice', unknownPath] as const;

/** Resolves once the browser has painted what has arrived. */
function painted(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Resolves once the browser has all scripts of the page, which hydrate it. */
async function scriptsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = document.querySelector<HTMLElement>('[data-load]')?.dataset.load?.split(' ') ?? [];
    return files.every((file) => performance.getEntriesByName(location.origin + file).length > 0);
  });
  await painted(page);
}

test.each([390, 1280])(
  'at %i pixels a document that arrives in parts moves nothing, and hydrates once it is whole',
  async (width) => {
    await using product = await sharedProduct();
    await using slow = await openSlowDocuments(product.url);
    const browser = await launchBrowser();
    const context = await browser.newContext({ baseURL: slow.url, viewport: { width, height: 823 } });
    await recordShifts(context);
    const errors: string[] = [];
    const shifts: Record<string, number> = {};
    for (const path of paths) {
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => errors.push(`${path}: ${message}`));
      await page.goto(path, { waitUntil: 'commit' });
      for (await painted(page); slow.remaining() > 1; await painted(page)) slow.sendPart();
      await scriptsLoaded(page);
      slow.sendPart();
      await ready(page);
      const shift = await totalShift(page);
      if (shift >= maxShift) shifts[path] = shift;
      expect(await page.locator('footer').count()).toBe(1);
      await page.close();
    }
    await browser.close();
    expect(shifts).toEqual({});
    expect(errors).toEqual([]);
  },
);
