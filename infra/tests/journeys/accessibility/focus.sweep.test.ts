import { inject, expect, test } from 'vitest';
import { routes } from '#content/routes.ts';
import { searchUrl } from '#head/site-search.ts';
import { sweptPaths } from '../paths.testkit.ts';
import { type Product, product, productWithScrollbars } from '../product.testkit.ts';
import { tabThrough, type Stop } from '../look/focus.testkit.ts';
import { goTo } from '../look/screens.testkit.ts';
import { withMotion } from '../visits.testkit.ts';

/**
 * Tabs through the pages, backwards and forwards. Returns the stops that are not fully visible, and those that only
 * one direction reaches.
 */
export async function findHiddenStops(
  product: Product,
  viewport: { width: number; height: number },
): Promise<string[]> {
  const page = await product.open({ ...withMotion, viewport });
  const faults: string[] = [];
  const swept = await sweptPaths(product);
  for (const path of inject('isSweep') ? swept : swept.filter((one) => /^\/(careers|blog)?$/.test(one))) {
    // The empty search focuses its field, and tabbing backwards would begin there.
    await goTo(page, path === routes.search.path ? searchUrl('voice') : path);
    const backwards = await tabThrough(page, true);
    // `npm test` tabs forwards on one page only: backwards the top bar may cover a stop as well.
    const forwards = inject('isSweep') || path === '/' ? await tabThrough(page) : backwards.toReversed();
    for (const stop of [...forwards, ...backwards])
      faults.push(...stop.faults.map((fault) => `${path}: ${stop.what} ${fault}`));
    const [one, other] = [stableNames(forwards), stableNames(backwards.toReversed())];
    if (one.length < 20) faults.push(`${path} has ${one.length} stops only`);
    if (one.join() !== other.join()) faults.push(`${path} by Tab: ${one.join()}, by Shift+Tab: ${other.join()}`);
  }
  await product.ignoreErrors();
  return faults;
}

/** Names without the parts that depend on the scroll position, the carousel and the time of day. */
function stableNames(stops: readonly Stop[]): string[] {
  return stops
    .map(({ what }) => what.replaceAll(/Pause|Play|\d\d:\d\d/g, ''))
    .filter((what) => !/Scroll to/.test(what));
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 720 };
/** 1280 × 1024 at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };

test.each(inject('isSweep') ? [phone, desktop, zoomed] : [phone])(
  'every focus stop is fully visible and never under the top bar at $width × $height pixels',
  async (viewport) => {
    expect(await findHiddenStops(productWithScrollbars, viewport)).toEqual([]);
  },
);

test('the first focus stop of every page skips the top bar', async () => {
  const page = await product.visit('/about', { viewport: desktop });
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').ariaSnapshot()).toContain('link "Skip to content"');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/about#main');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});
