import { expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from '../../../local/browser.ts';
import { sweptPaths } from '../paths.testkit.ts';
import { product } from '../product.testkit.ts';
import { stepTimeoutMs } from '../step-timeout.testkit.ts';
import { ready, untilIdle } from '../visits.testkit.ts';

test('Back shows a page unchanged, without a request and at the same scroll position', async () => {
  const browser = await launchBrowser({ hasBackForwardCache: true });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(stepTimeoutMs);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.kept = '';
    });
  });
  const lost: string[] = [];
  for (const path of await sweptPaths(product)) {
    const response = await page.goto(product.url + path);
    // Chromium does not keep error responses in the back/forward cache.
    if (!response?.ok()) continue;
    await ready(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await untilIdle(page);
    const before = await page.evaluate(() => scrollY);
    await page.goto(`${product.url}/robots.txt`);
    await page.goBack({ waitUntil: 'commit' });
    const isShown = () => 'kept' in document.documentElement.dataset;
    await page.waitForFunction(isShown).catch(() => undefined);
    const { isCached, place } = await page.evaluate(() => ({
      isCached: 'kept' in document.documentElement.dataset,
      place: scrollY,
    }));
    if (!isCached || place !== before) lost.push(`${path}: kept ${isCached}, at ${place} instead of ${before}`);
  }
  expect(lost).toEqual([]);
});
