import { company } from '#content/company.ts';
import { sendEmailPath } from '#contract/email.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onePathEach } from '../addresses.ts';
import { sharedProduct } from '../product.ts';

/**
 * Lines of text that a reader sees in the page's own part, without what a press does (buttons and labels of fields)
 * and without what the clock says: both are the browser's to add.
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

test('without JavaScript every route shows all the text it shows with it', async () => {
  await using product = await sharedProduct();
  const missing: Record<string, string[]> = {};
  for (const path of await onePathEach(product)) {
    const plain = await product.visit(path, { javaScriptEnabled: false, reducedMotion: 'reduce' });
    const full = await product.visit(path, { reducedMotion: 'reduce' });
    const shown = new Set(await linesOf(plain));
    const wanted = await linesOf(full);
    expect(wanted.length).toBeGreaterThan(10);
    const lost = wanted.filter((line) => !shown.has(line));
    if (lost.length > 0) missing[path] = lost;
    await plain.context().close();
    await full.context().close();
  }
  await product.forgive();
  expect(missing).toEqual({});
});

test('without JavaScript the splash ends, two forms can be sent, and the third says where to write', async () => {
  await using product = await sharedProduct();
  for (const path of ['/', '/contact', '/careers']) {
    const page = await product.visit(path, { javaScriptEnabled: false });
    await expect
      .poll(() => page.evaluate(() => document.elementFromPoint(200, 300)?.closest('#root') !== null))
      .toBe(true);
    // A résumé cannot travel in a plain form.
    const way =
      path === '/careers'
        ? page.locator('main form').getByRole('link', { name: company.email })
        : page.locator(`main form[action="${sendEmailPath}"][method="post"]`).getByRole('button');
    expect({ path, ways: await way.count() }).toEqual({ path, ways: 1 });
  }
});
