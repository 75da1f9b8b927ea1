import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { onePathEach, unknownPath } from '../paths.testkit.ts';
import { launchBrowser } from '../browser.ts';
import { stepTimeoutMs } from '../step-timeout.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';
import { ready, untilIdle } from '../visits.testkit.ts';

/** Records the URLs of scripts that a page requests from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Records the documents that a page requests from now on. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About' }).first();

test('hovering a link prefetches its page, so that a click needs no document', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/');
  const prefetched = page.waitForRequest(/\/AboutPage-[\w-]+\.js$/);
  await about(page).hover();
  await prefetched;
  const documents = documentsOf(page);
  await about(page).click();
  await page.waitForURL('**/about');
  await page.getByRole('heading', { level: 1, name: 'Innovators' }).waitFor();
  expect(documents).toEqual([]);
});

test.each([
  ['fades to the next page', 'no-preference', 1],
  ['shows the next page at once where less motion is wanted', 'reduce', 0],
] as const)('a press %s', async (_, reducedMotion, fades) => {
  await using product = await sharedProduct();
  const page = await product.visit('/', { reducedMotion });
  await page.evaluate(() => {
    const counted = { fades: 0 };
    Object.assign(globalThis, { counted });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      counted.fades += 1;
      return start(change);
    };
  });
  await about(page).click();
  await page.getByRole('heading', { level: 1, name: 'Innovators' }).waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { counted: { fades: number } }).counted.fades)).toBe(
    fades,
  );
  // The view transition has ended, so the page is clickable.
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).first().click();
  await page.waitForURL('**/careers');
});

test('with Save-Data hovering prefetches nothing, and a click still shows the page', async () => {
  await using product = await sharedProduct();
  const first = await product.visit('/');
  await first.context().addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const page = await product.visit('/', { beside: first });
  const scripts = scriptsOf(page);
  await about(page).hover();
  await untilIdle(page);
  expect(scripts).toEqual([]);
  await about(page).click();
  await page.waitForURL('**/about');
});

test('a page whose chunks are gone after a new build loads as a document, and typed text is kept', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/contact');
  await page.locator('#contact-form').getByRole('textbox', { name: 'Name' }).first().fill('Asha Patel');
  const documents = documentsOf(page);
  // The new document links to other files.
  await page
    .context()
    .route('**/assets/AboutPage-*', (route) =>
      documents.length === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
  await about(page).click();
  await page.waitForURL('**/about');
  await page.waitForLoadState('load');
  expect(documents).toEqual(['/about']);
  await page.goto('/contact');
  await expect
    .poll(() => page.locator('#contact-form').getByRole('textbox', { name: 'Name' }).first().inputValue())
    .toBe('Asha Patel');
  await product.ignoreErrors();
});

test('Back shows every page unchanged, without a request and at the same scroll position', async () => {
  await using product = await sharedProduct();
  const browser = await launchBrowser({ keepsPages: true });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(stepTimeoutMs);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.kept = '';
    });
  });
  const lost: string[] = [];
  // Chromium does not keep error responses in the back/forward cache.
  for (const path of (await onePathEach(product)).filter((one) => one !== unknownPath)) {
    await page.goto(product.url + path);
    await ready(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await untilIdle(page);
    const before = await page.evaluate(() => scrollY);
    await page.goto(`${product.url}/robots.txt`);
    await page.goBack({ waitUntil: 'commit' });
    const isShown = () => 'kept' in document.documentElement.dataset;
    await page.waitForFunction(isShown).catch(() => undefined);
    const { isKept, place } = await page.evaluate(() => ({
      isKept: 'kept' in document.documentElement.dataset,
      place: scrollY,
    }));
    if (!isKept || place !== before) lost.push(`${path}: kept ${isKept}, at ${place} instead of ${before}`);
  }
  expect(lost).toEqual([]);
});
