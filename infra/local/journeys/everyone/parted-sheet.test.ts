import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { onePathEach } from '../addresses.ts';
import { blockSlug, startBlockCms } from '../blog/block-cms.ts';
import { openProduct, type Product } from '../product.ts';
import { changedStyles } from './look/computed.ts';
import { lookAtStates } from './look/opened.ts';
import { endSplash } from './look/screens.ts';

/** The style sheet before the build parted it. */
const whole = readFile(new URL('../../../../web/dist/server/sheet.css', import.meta.url), 'utf8');

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

test('no document is drawn otherwise when the rest of its sheet has come', async () => {
  const changes: string[] = [];
  for (const path of [...(await onePathEach(product)), '/blog?q=nothing-is-called-so']) {
    const page = await product.visit(path, {
      viewport: { width: 390, height: 900 },
      reducedMotion: 'reduce',
      javaScriptEnabled: false,
    });
    await endSplash(page);
    const rest = page.locator('noscript link[rel=stylesheet]');
    expect(await rest.count(), path).toBe(1);
    changes.push(...(await changedStyles(page, () => rest.evaluate((link) => link.remove()))).map((it) => path + it));
    await page.close();
  }
  await product.forgive();
  expect(changes).toEqual([]);
});

test('an article of blocks that few have brings the whole sheet with it', async () => {
  await using cms = await startBlockCms();
  await using other = await openProduct({ env: { CMS_URL: cms.url } });
  const page = await other.visit(`/blog/${blockSlug}`, { javaScriptEnabled: false });
  await endSplash(page);
  expect(await page.locator('.wp-block-gallery').count()).toBe(1);
  await page.locator('noscript link').evaluate((link) => link.remove());
  expect(await changedStyles(page, () => useWhole(page))).toEqual([]);
});

test.each([390, 1280])(
  'whatever is opened at %i pixels looks as the sheet in one piece would have it',
  async (width) => {
    const changes = await lookAtStates(product, width, (page) => changedStyles(page, () => useWhole(page)));
    expect(changes).toEqual([]);
  },
);

async function useWhole(page: Page): Promise<void> {
  await page.evaluate(
    (css) => {
      for (const element of document.querySelectorAll('style, link[rel=stylesheet]')) element.remove();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    await whole,
  );
}
