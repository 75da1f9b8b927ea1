import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { postsUrl, recordPostsQueries } from '../blog/posts-queries.testkit.ts';
import { product } from '../product.testkit.ts';
import { openKeyboard } from '../accessibility/keyboard.testkit.ts';

const desktop = { viewport: { width: 1440, height: 900 } } as const;

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
const onSite = (page: Page) => page.getByRole('region', { name: 'On this site' });
const inBlog = (page: Page) => page.getByRole('region', { name: 'In the blog' });

function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

/** Distance of an element from the middle of the window, where a browser shows a text fragment, in heights of the window. */
function distanceFromCentre(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 / innerHeight - 0.5);
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

test('Ctrl+K opens the search, which loads with the first letter and finds passages and articles', async () => {
  const page = await product.visit('/about', desktop);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const searchFiles = () => loaded.filter((url) => /passages|packed/.test(url));
  const entries = await page.evaluate(() => history.length);

  await page.keyboard.press('Control+k');
  await page.waitForURL('**/search');
  await expect.poll(() => hasFocus(field(page))).toBe(true);
  await page.getByRole('link', { name: 'What does it cost?' }).waitFor();
  expect(searchFiles()).toEqual([]);
  await page.keyboard.press('v');
  await expect.poll(() => searchFiles().length).toBe(2);

  await page.waitForURL('**/search?q=v');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('gujarati');
  await page.waitForURL('**/search?q=gujarati');
  await inBlog(page).getByRole('link').first().waitFor();
  expect(await hasFocus(field(page))).toBe(true);
  await expect
    .poll(() => page.getByRole('status').filter({ hasText: 'on this site' }).textContent())
    .toMatch(/^\d+ results? on this site, \d+ articles?$/);
  expect(await onSite(page).locator('mark').first().textContent()).toMatch(/gujarati/i);
  expect(await inBlog(page).locator('mark').first().textContent()).toMatch(/gujarati/i);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(await layoutShift(page)).toBeLessThan(0.005);

  const article = inBlog(page).getByRole('link').first();
  const title = (await article.textContent()) ?? '';
  await article.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goBack();
  await inBlog(page).getByRole('link', { name: title }).waitFor();
  expect(await field(page).inputValue()).toBe('gujarati');
  await page.goBack();
  await page.waitForURL('**/about');
});

test('a result opens its page at the words that were found, by keyboard alone', async () => {
  const page = await product.visit('/search', desktop);
  await expect.poll(() => hasFocus(field(page))).toBe(true);
  const keyboard = openKeyboard(page);
  await keyboard.type('bug fixing');
  // The first link may be a result of the words typed so far, which the next results replace.
  await onSite(page).getByRole('link', { name: 'Quality and bug fixing' }).waitFor();
  await keyboard.to('link', 'Quality and bug fixing');
  await keyboard.press('Enter');
  await page.waitForURL('**/terms-of-service#*');
  const words = page.getByRole('main').getByText('2 months of free bug-fix support');
  await expect.poll(() => words.evaluate(distanceFromCentre)).toBeLessThan(0.2);
});

test.each([390, 1440])(
  'at %i px results stand below the title of their page, the first in the first screen',
  async (width) => {
    const page = await product.visit('/search?q=dispatch', { viewport: { width, height: 844 } });
    const titles = await onSite(page).getByRole('heading', { level: 3 }).allTextContents();
    expect(titles).toEqual([...new Set(titles)]);
    expect(await onSite(page).locator('h3 > a[href^="/"]').count()).toBe(titles.length);
    const scheduler = onSite(page).getByRole('listitem').filter({ hasText: 'Field-service scheduler' }).first();
    expect(await scheduler.getByRole('link').count()).toBeGreaterThan(1);
    const { y = Infinity, height = 0 } = (await onSite(page).getByRole('listitem').first().boundingBox()) ?? {};
    expect(y + Math.min(height, 150)).toBeLessThan(844);
    expect(await onSite(page).innerText()).not.toContain(' · ');
  },
);

test('without JavaScript a request is answered with passages and articles, and the form searches again', async () => {
  const page = await product.visit('/search?q=caller', { javaScriptEnabled: false });
  expect(await onSite(page).getByRole('link').count()).toBeGreaterThan(3);
  const articles = inBlog(page).locator('li:has(h3)');
  const areMarked = await articles.evaluateAll((items) => items.map((item) => item.querySelector('mark') !== null));
  expect(areMarked).toContain(true);
  // The articles that contain the word only in their body are last.
  expect(areMarked.lastIndexOf(true)).toBeLessThan(areMarked.indexOf(false));
  expect(await field(page).inputValue()).toBe('caller');
  await field(page).fill('<b>office hours</b>');
  await field(page).press('Enter');
  await page.waitForURL('**/search?q=%3Cb%3Eoffice+hours%3C%2Fb%3E');
  await onSite(page).getByRole('link', { name: 'Office hours' }).waitFor();
  expect(await field(page).inputValue()).toBe('<b>office hours</b>');
});

test('Ctrl+K in a field belongs to the field', async () => {
  const page = await product.visit('/contact');
  await page.evaluate(() => {
    addEventListener('keydown', (event) => {
      document.title = `${event.key} ${event.defaultPrevented}`;
    });
  });
  await page.getByRole('textbox', { name: 'Name' }).press('Control+k');
  expect(await page.title()).toBe('k false');
  expect(new URL(page.url()).pathname).toBe('/contact');
});

test('without the CMS there are passages, and without results a sentence and other ways', async () => {
  const page = await product.visit('/search');
  const requests = recordPostsQueries(page);
  await page.route(postsUrl, (route) => route.abort());
  await field(page).fill('voice');
  await inBlog(page).getByText('We cannot reach our articles').waitFor();
  expect(await onSite(page).getByRole('link').count()).toBeGreaterThan(3);
  await product.ignoreErrors(/Failed to (load resource|fetch)/);
  await page.unroute(postsUrl);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await inBlog(page).getByRole('link').first().waitFor();
  expect(requests.at(-1)?.get('search')).toBe('voice');

  await field(page).fill('xyzzyqwv');
  await page.getByRole('heading', { name: 'Nothing found for “xyzzyqwv”' }).waitFor();
  const contact = page.getByRole('main').getByRole('link', { name: 'write to us' });
  expect(await contact.getAttribute('href')).toBe('/contact#contact-form');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('link', { name: 'What does it cost?' }).waitFor();
  expect(await hasFocus(field(page))).toBe(true);
});

test('a missing page offers the search for the words of its path', async () => {
  const page = await product.visit('/old/office_hours.html');
  await page.getByRole('main').getByRole('link', { name: 'Search this site' }).click();
  await onSite(page).getByRole('link', { name: 'Office hours' }).waitFor();
  expect(await field(page).inputValue()).toBe('old office hours');
  await product.ignoreErrors();
});

test('if the search cannot be loaded, the page says so, reloads nothing, and the server searches instead', async () => {
  const page = await product.visit('/search', desktop);
  await page.route(/passages[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await field(page).pressSequentially('weekend');
  const failed = onSite(page).getByText('We could not search the pages of this site.');
  await failed.waitFor();
  expect(await page.getByText('No page of this site contains these words.').count()).toBe(0);
  await expect.poll(() => page.getByRole('status').first().textContent()).toContain('We could not search');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await onSite(page).getByRole('link', { name: 'Search again' }).click();
  await onSite(page).getByRole('listitem').first().waitFor();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(false);
  await product.ignoreErrors(/status of 404|dynamically imported/);
});
