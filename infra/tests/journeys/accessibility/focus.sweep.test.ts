import { expect, inject, test } from 'vitest';
import { sharedProduct } from '../product.testkit.ts';
import { findHiddenStops } from './tab-stops.testkit.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 720 };
/** 1280 × 1024 at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };

test.each(inject('isSweep') ? [phone, desktop, zoomed] : [phone])(
  'every focus stop is fully visible and never under the top bar at $width × $height pixels',
  async (viewport) => {
    await using product = await sharedProduct({ hasScrollbars: true });
    expect(await findHiddenStops(product, viewport)).toEqual([]);
  },
);

test('the first focus stop of every page skips the top bar', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/about', { viewport: desktop });
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').ariaSnapshot()).toContain('link "Skip to content"');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/about#main');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});
