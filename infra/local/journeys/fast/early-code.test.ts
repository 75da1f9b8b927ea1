import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hold } from '../hold.ts';
import { sharedProduct } from '../product.ts';
import { ready, wholePage } from '../visits.ts';

/** Has the first frames, which leave out all but the headline, come once more and stay until `end` is called. */
async function stayAtFirstFrames(page: Page): Promise<{ end: () => Promise<void> }> {
  const root = page.locator('#root');
  await root.evaluate((element) => {
    element.style.animationName = 'none';
    void getComputedStyle(element).animationName;
    element.style.animationName = '';
    for (const frames of element.getAnimations()) frames.pause();
  });
  return {
    end: () =>
      root.evaluate((element) => {
        for (const frames of element.getAnimations()) frames.finish();
      }),
  };
}

test.each([
  ['the search box', '/search', '#search'],
  ['the form to apply with', '/careers#apply-now', '#Appllynow h2'],
  ['the word that a message was sent', '/contact?sent=ok&id=7F3A-19C2#sent', '[data-tone=success]'],
])('%s gets the focus also where the code comes before the page is whole', async (_what, path, taker) => {
  await using product = await sharedProduct();
  const page = await product.visit('/about');
  const scripts = await hold(page, '**/*.js');
  await page.goto(path);
  const firstFrames = await stayAtFirstFrames(page);
  scripts.letGo();
  await ready(page);
  expect(await page.locator(taker).isVisible()).toBe(false);

  await firstFrames.end();
  await wholePage(page);
  await expect.poll(() => page.locator(taker).evaluate((element) => element === document.activeElement)).toBe(true);
  // Held scripts use what is preloaded for them later than Chromium likes.
  await product.forgive(/was preloaded/);
});
