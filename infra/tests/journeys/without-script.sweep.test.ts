import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sweptPaths } from './paths.testkit.ts';
import { sharedProduct } from './product.testkit.ts';
import { ready } from './visits.testkit.ts';

/**
 * Returns the visible lines of text in the page's main content, without controls (buttons and labels of fields) and
 * without clock times, because the browser adds both.
 */
function linesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLElement>('button, label')) control.hidden = true;
    return [document.querySelector('main'), document.querySelector('footer')]
      .flatMap((part) => (part?.innerText ?? '').split('\n'))
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '' && !/\b\d\d:\d\d\b/.test(line));
  });
}

test('without JavaScript a page shows the same text', async () => {
  await using product = await sharedProduct();
  const missing: Record<string, string[]> = {};
  const plain = await product.open({ javaScriptEnabled: false });
  const full = await product.open();
  for (const path of await sweptPaths(product)) {
    await Promise.all([plain.goto(path), full.goto(path)]);
    await ready(full);
    const shown = new Set(await linesOf(plain));
    const wanted = await linesOf(full);
    expect(wanted.length).toBeGreaterThan(10);
    const lost = wanted.filter((line) => !shown.has(line));
    if (lost.length > 0) missing[path] = lost;
  }
  await product.ignoreErrors();
  expect(missing).toEqual({});
});
