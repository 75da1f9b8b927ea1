import { expect, test } from 'vitest';
import { sharedProduct } from '../product.testkit.ts';
import { endSplash } from './look/screens.testkit.ts';
import { findHiddenStops } from './tab-stops.testkit.ts';

test('every focus stop is fully visible and never under the top bar on a phone', async () => {
  await using product = await sharedProduct();
  expect(await findHiddenStops(product, { width: 390, height: 844 })).toEqual([]);
});

test('the first focus stop of every page skips the top bar', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/about', { viewport: { width: 1280, height: 720 } });
  await endSplash(page);
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').ariaSnapshot()).toContain('link "Skip to content"');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});
