import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { product } from '../product.testkit.ts';
import { untilIdle } from '../visits.testkit.ts';

const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About' }).first();

test('hovering a link prefetches its page, so that a click needs no document', async () => {
  const page = await product.visit('/');
  const prefetched = page.waitForRequest(/\/page-about-[\w-]+\.js$/);
  await about(page).hover();
  await prefetched;
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await about(page).click();
  await page.waitForURL('**/about');
  await page.getByRole('heading', { level: 1, name: 'Innovators' }).waitFor();
  expect(documents).toEqual([]);
});

test.each([
  ['fades to the next page and carries the line and the stitch of the bar', 'no-preference', ['line', 'stitch']],
  ['shows the next page at once where less motion is wanted', 'reduce', []],
] as const)('a press %s', async (_, reducedMotion, carried) => {
  const page = await product.visit('/', { reducedMotion });
  await page.evaluate(() => {
    const groups: string[] = [];
    Object.assign(globalThis, { groups });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const [, group] =
            /view-transition-group\((?!root)(.+)\)/.exec((effect as KeyframeEffect).pseudoElement ?? '') ?? [];
          if (group) groups.push(group);
        }
      });
      return transition;
    };
  });
  await about(page).click();
  await page.getByRole('heading', { level: 1, name: 'Innovators' }).waitFor();
  const groups = () => page.evaluate(() => (globalThis as unknown as { groups: string[] }).groups.toSorted());
  await expect.poll(groups).toEqual(carried);
  // The view transition has ended, so the page is clickable.
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).first().click();
  await page.waitForURL('**/careers');
});

test('with Save-Data hovering prefetches nothing, and a click still shows the page', async () => {
  const first = await product.visit('/');
  await first.context().addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const page = await product.visit('/', { beside: first });
  const prefetched: string[] = [];
  page.on('request', (request) => {
    if (/\/page-about-[\w-]+\.js$/.test(request.url())) prefetched.push(request.url());
  });
  await about(page).hover();
  await untilIdle(page);
  expect(prefetched).toEqual([]);
  await about(page).click();
  await page.waitForURL('**/about');
});
