import { afterAll, beforeAll, expect, test } from 'vitest';
import { onePathEach } from '../addresses.ts';
import { openProduct, type Product } from '../product.ts';
import { tabThrough } from './look/focus.ts';
import { endSplash, goTo } from './look/screens.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

test.each([
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
])(
  'whoever tabs through a page of $width × $height pixels, and back, sees each stop whole and never under the bar',
  async (viewport) => {
    const page = await product.visit('/sitemap', { viewport, reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const path of await onePathEach(product)) {
      await goTo(page, path);
      const forwards = await tabThrough(page);
      const backwards = await tabThrough(page, true);
      for (const [way, stops] of [['Tab', forwards] as const, ['Shift+Tab', backwards] as const]) {
        for (const { what, faults: found } of stops) {
          faults.push(...found.map((fault) => `${path} by ${way}: ${what} ${fault}`));
        }
      }
      // The buttons to the top and the bottom come and go with the scroll, a carousel learns late that it stands still,
      // and the minute may have passed.
      const met = (stops: typeof forwards) =>
        stops.map(({ what }) => what.replaceAll(/Pause|Play|\d\d:\d\d/g, '')).filter((what) => !/Scroll to/.test(what));
      expect(met(backwards).toReversed()).toEqual(met(forwards));
      expect(forwards.length).toBeGreaterThan(20);
    }
    await product.forgive();
    expect(faults).toEqual([]);
  },
);

test('the first stop of every page leads past the bar to its content', async () => {
  const page = await product.visit('/about', { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  await endSplash(page);
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').ariaSnapshot()).toContain('link "Skip to content"');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});
