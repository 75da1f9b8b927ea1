import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { onePathEach, unknownPath } from '../addresses.ts';
import { launchBrowser } from '../browser.ts';
import { patienceMs } from '../patience.ts';
import { sharedProduct } from '../product.ts';
import { ready } from '../visits.ts';

/** Addresses of the scripts that a page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Documents that a page asks for from now on. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Waits until nothing has been added for three seconds. */
async function untilSettled(asked: readonly string[]): Promise<void> {
  for (let before = -1; before !== asked.length; ) {
    before = asked.length;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
}

const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About' }).first();

test('a link that is pointed at loads its page, so that a press shows it without a document', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/');
  const scripts = scriptsOf(page);
  const documents = documentsOf(page);
  await about(page).hover();
  await expect.poll(() => scripts.some((path) => /AboutPage/.test(path))).toBe(true);
  // The page's own file names the others.
  await untilSettled(scripts);
  const before = scripts.length;
  await about(page).click();
  await page.waitForURL('**/about');
  await page.getByRole('heading', { level: 1, name: 'Innovators' }).waitFor();
  await untilSettled(scripts);
  // The page one leaves loads what its waiting parts are drawn with on Back.
  const more = scripts.slice(before).filter((path) => !/LivePanel|forms-/.test(path));
  expect({ documents, more }).toEqual({ documents: [], more: [] });
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
  // The fade has ended by itself: the page can be pressed.
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).first().click();
  await page.waitForURL('**/careers');
});

test('a visitor who saves data fetches nothing by pointing, and a press still shows the page', async () => {
  await using product = await sharedProduct();
  const first = await product.visit('/');
  await first.context().addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const page = await product.visit('/', { beside: first });
  const scripts = scriptsOf(page);
  await about(page).hover();
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await about(page).click();
  await page.waitForURL('**/about');
});

test('a page whose files are gone since a new build comes as one document, and typed text is kept', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/contact');
  await page.locator('#contact-form').getByRole('textbox', { name: 'Name' }).first().fill('Asha Patel');
  const documents = documentsOf(page);
  // The new document names others.
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
  await product.forgive();
});

test('Back shows every page again as it was left, without a request and at the same place', async () => {
  await using product = await sharedProduct();
  const browser = await launchBrowser({ keepsPages: true });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.kept = '';
    });
  });
  const lost: string[] = [];
  // Chromium keeps no page that was answered with an error.
  for (const path of (await onePathEach(product)).filter((one) => one !== unknownPath)) {
    await page.goto(product.url + path);
    await ready(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.waitForTimeout(200);
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
