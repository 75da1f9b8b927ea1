import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pauseRequests } from '../pause-requests.testkit.ts';
import { openProduct, product } from '../product.testkit.ts';
import { clickAtPosition, focusLikeSafari, ready } from '../visits.testkit.ts';
import { startCountedCms } from './counted-cms.testkit.ts';
import { recordPostsQueries, postsUrl } from './posts-queries.testkit.ts';

function untilLoaded(page: Page): Promise<void> {
  return page.locator('section[aria-label="Articles"][aria-busy="false"]').waitFor();
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}

test('search and category filter the list and are in the URL, and Back removes them one by one', async () => {
  const page = await product.visit('/blog');
  const articles = page.getByRole('article');
  await articles.nth(8).waitFor();
  const requests = recordPostsQueries(page);

  await page.getByRole('button', { name: 'Voice AI' }).click();
  await page.waitForURL('**/blog?category=voice-ai');
  await expect.poll(() => requests.at(-1)?.get('categories')).toBe('2');
  expect(requests.at(-1)?.get('page')).toBe('1');
  await page.getByRole('button', { name: 'Voice AI', pressed: true }).waitFor();
  await untilLoaded(page);

  const unsearched = await articles.count();
  const box = page.getByRole('searchbox', { name: 'Search articles' });
  await box.pressSequentially('  gujarati ');
  await page.waitForURL('**/blog?category=voice-ai&q=gujarati');
  await expect.poll(() => articles.count()).toBeLessThan(unsearched);
  await expect.poll(() => requests.at(-1)?.get('search')).toBe('gujarati');
  await untilLoaded(page);
  expect(await focused(page)).toBe('search');
  expect(await box.inputValue()).toBe('  gujarati ');

  await page.goBack();
  await page.waitForURL('**/blog?category=voice-ai');
  await expect.poll(() => box.inputValue()).toBe('');
  await expect.poll(() => articles.count()).toBe(unsearched);
  await page.goBack();
  await expect.poll(() => articles.count()).toBe(9);

  // On a phone the chips are one row, which scrolls to the chosen one.
  await page.setViewportSize({ width: 390, height: 844 });
  const chip = page.getByRole('button', { name: 'Twilio' });
  // Not a click of Playwright, which scrolls to the chip itself.
  await chip.evaluate((element: HTMLElement) => element.click());
  const place = () => chip.evaluate((element) => element.getBoundingClientRect().left + element.clientWidth / 2);
  await expect.poll(async () => Math.abs((await place()) - 195)).toBeLessThan(20);
});

test('text typed into the search box before hydration is searched after it', async () => {
  const page = await product.open();
  const scripts = await pauseRequests(page, '**/*.js');
  await page.goto('/blog');
  const box = page.getByRole('searchbox', { name: 'Search articles' });
  await box.fill('gujarati');
  scripts.resume();
  await page.waitForURL('**/blog?q=gujarati');
  await untilLoaded(page);
  expect(await box.inputValue()).toBe('gujarati');
  // The URL changes before the list does.
  await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Gujarati');
  // Chromium warns of preloads that the paused scripts use late.
  await product.ignoreErrors(/was preloaded/);
});

test('the search box can be cleared, and a search without results says so', async () => {
  const page = await product.visit('/blog?q=nothing-has-this-word');
  await page.getByRole('heading', { name: 'No posts found' }).waitFor();
  const box = page.getByRole('searchbox');
  expect(await box.inputValue()).toBe('nothing-has-this-word');

  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('article').nth(8).waitFor();
  await expect.poll(() => box.inputValue()).toBe('');
  await expect.poll(() => focused(page)).toBe('search');
  expect(new URL(page.url()).search).toBe('');
});

test('Load More adds articles, and Back from one of them restores list and position without a request', async () => {
  await using cms = await startCountedCms();
  await using product = await openProduct({ env: { CMS_URL: cms.url } });
  const page = await product.visit('/blog');
  const articles = page.getByRole('article');
  const requests = recordPostsQueries(page);
  const more = page.getByRole('button', { name: 'Load More' });
  // A double click loads one page.
  await more.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => articles.count()).toBe(18);
  await more.dblclick();
  await expect.poll(() => articles.count()).toBe(25);
  expect(requests.map((query) => query.get('page')).filter((number) => number !== '1')).toEqual(['2', '3']);
  await expect.poll(() => more.count()).toBe(0);
  const links = await articles.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(25);

  const link = articles.nth(15).getByRole('link');
  const title = (await link.textContent()) ?? '';
  const listed = requests.length;
  const place = await clickAtPosition(link);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  // The article requests itself, then its related posts.
  await expect.poll(() => requests.length).toBe(listed + 2);
  const before = requests.length;
  await page.goBack();
  await expect.poll(() => articles.count()).toBe(25);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4);
  expect(requests.slice(before)).toEqual([]);
});

test('Load More focuses the first new article, also in Safari, which focuses the list on a click', async () => {
  const page = await product.open();
  await page.addInitScript(focusLikeSafari);
  await page.goto('/blog');
  await ready(page);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect.poll(() => page.getByRole('article').nth(9).locator('a:focus').count()).toBe(1);
});

test('a further page that fails keeps the list and can be retried', async () => {
  const page = await product.visit('/blog');
  const articles = page.getByRole('article');
  await articles.nth(8).waitFor();
  await page.route(postsUrl, (route) => route.fulfill({ status: 404, json: { status: 404, error: 'Gone.' } }));
  await page.getByRole('button', { name: 'Load More' }).click();
  await page.getByRole('alert').getByText('Failed to load blog posts').waitFor();
  expect(await articles.count()).toBe(9);
  await expect.poll(() => product.consoleErrors.length).toBeGreaterThan(0);
  await product.ignoreErrors(/404/);

  await page.unroute(postsUrl);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => articles.count()).toBe(10);
});

test('while the CMS is slow the page says that it is still trying', async () => {
  const page = await product.visit('/about');
  await page.route(postsUrl, () => undefined);
  await page.clock.install({ time: '2026-03-02T06:00:00Z' });
  await page.clock.pauseAt('2026-03-02T07:00:00Z');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.getByText('Loading articles').first().waitFor({ state: 'attached' });
  const message = page.getByRole('status').filter({ hasText: 'Still trying' });
  expect(await message.count()).toBe(0);
  const laterMessage = async () => {
    await page.clock.runFor(1_000);
    return message.count();
  };
  await expect.poll(laterMessage).toBe(1);
  expect(await message.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/contact#contact-form');
});

test('a malformed article, date or image does not affect the others', async () => {
  const page = await product.visit('/about');
  await page.route('**/lost.png', (route) => route.fulfill({ status: 404 }));
  await page.route(postsUrl, async (route) => {
    const response = await route.fetch();
    const [first, second, third, ...rest] = (await response.json()) as { _embedded: object }[];
    const lost = { ...first?._embedded, 'wp:featuredmedia': [{ source_url: '/lost.png', alt_text: 'A lost picture' }] };
    await route.fulfill({
      json: [
        { ...first, _embedded: lost },
        { ...second, date: 'nope' },
        { id: 77, slug: third?.constructor.name },
        ...rest,
      ],
    });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.getByText('Unable to load article').waitFor();
  expect(await page.getByText('Invalid date', { exact: true }).count()).toBe(1);
  await expect.poll(() => page.locator('img[alt="A lost picture"]').isVisible()).toBe(false);
  expect(await page.getByRole('article').count()).toBe(9);
  await product.ignoreErrors(/404/);
});
