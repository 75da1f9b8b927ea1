import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#head/routes.ts';
import { openProduct, type Product } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

/** An address of every route, and the 404 page. */
const addresses = [
  ...routes.map(({ path }) => path).filter((path) => !path.includes(':')),
  '/service/Computer-Vision',
  '/no-such-page',
];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Chromium itself notes the 404 of the document. */
function takeOutNotFound(): void {
  const left = product.complaints.splice(0).filter((complaint) => !/status of 404/.test(complaint));
  product.complaints.push(...left);
}

test.each([390, 1280])(
  'no route breaks a rule of WCAG 2.2 AA at %i px in either theme, or says anything in the console',
  async (width) => {
    const page = await product.visit('/sitemap', { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const broken: string[] = [];
    for (const path of [...addresses, await firstPost()]) {
      await page.goto(path);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await endSplash(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        broken.push(...violations.map(({ id, nodes }) => `${path}, ${colorScheme}: ${id} at ${nodes[0]?.html}`));
      }
    }
    takeOutNotFound();
    expect(broken).toEqual([]);
    expect(product.complaints).toEqual([]);
  },
  120_000,
);

test('no route is wider than its window from 320 to 2560 pixels', async () => {
  const page = await product.visit('/sitemap', { reducedMotion: 'reduce' });
  const tooWide: string[] = [];
  for (const path of [...addresses, await firstPost()]) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) tooWide.push(`${path} at ${width}: ${over}`);
    }
  }
  takeOutNotFound();
  expect(tooWide).toEqual([]);
}, 120_000);

/** What lies under the splash is looked at. */
function endSplash(page: Page): Promise<void> {
  return page.getByText('INITIALIZING VOICE SYSTEMS').evaluate((text) => {
    for (const animation of text.parentElement?.getAnimations() ?? []) animation.finish();
  });
}

/** Address of the newest post. */
async function firstPost(): Promise<string> {
  const list = await (await fetch(`${product.url}/blog`)).text();
  return /href="(\/blog\/[^"#?]+)"/.exec(list)?.[1] ?? '/blog';
}
