import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openProduct } from '../product.ts';

const postsAsked = /\/default\/cms\/posts\?/;

/** Every question about posts from now on, its query decoded. */
function listen(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (postsAsked.test(request.url())) asked.push(new URL(request.url()).searchParams);
  });
  return asked;
}

/** Waits until the list has what it was asked for. */
function untilLoaded(page: Page): Promise<void> {
  return page.locator('section[aria-label="Articles"][aria-busy="false"]').waitFor();
}

/** Where the window stands once it has stopped moving. */
function restingPlace(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let before = -1; before !== scrollY; ) {
      before = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return scrollY;
  });
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}

/** Lets a failure that the journey provoked be no complaint. */
function forgive(complaints: string[], expected: RegExp): void {
  expect(complaints.splice(0).filter((complaint) => !expected.test(complaint))).toEqual([]);
}

test('search and category filter the list, live in the address, and Back takes them off one by one', async () => {
  await using product = await openProduct();
  const page = await product.visit('/blog');
  const articles = page.getByRole('article');
  await articles.nth(8).waitFor();
  const asked = listen(page);

  await page.getByRole('button', { name: 'Voice AI' }).click();
  await page.waitForURL('**/blog?category=voice-ai');
  await expect.poll(() => asked.at(-1)?.get('categories')).toBe('2');
  expect(asked.at(-1)?.get('page')).toBe('1');
  await page.getByRole('button', { name: 'Voice AI', pressed: true }).waitFor();
  await untilLoaded(page);

  const unsearched = await articles.count();
  const box = page.getByRole('searchbox', { name: 'Search articles' });
  await box.pressSequentially('  gujarati ');
  await page.waitForURL('**/blog?category=voice-ai&q=gujarati');
  await expect.poll(() => articles.count()).toBeLessThan(unsearched);
  await expect.poll(() => asked.at(-1)?.get('search')).toBe('gujarati');
  await untilLoaded(page);
  expect(await focused(page)).toBe('search');
  expect(await box.inputValue()).toBe('  gujarati ');

  await page.goBack();
  await page.waitForURL('**/blog?category=voice-ai');
  await expect.poll(() => box.inputValue()).toBe('');
  await expect.poll(() => articles.count()).toBe(unsearched);
  await page.goBack();
  await expect.poll(() => articles.count()).toBe(9);
});

test('the search box can be cleared, and a search without a find says so', async () => {
  await using product = await openProduct();
  const page = await product.visit('/blog?q=nothing-has-this-word');
  await page.getByRole('heading', { name: 'No posts found' }).waitFor();
  const box = page.getByRole('searchbox');
  expect(await box.inputValue()).toBe('nothing-has-this-word');

  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('article').nth(8).waitFor();
  expect(await box.inputValue()).toBe('');
  expect(await focused(page)).toBe('search');
  expect(new URL(page.url()).search).toBe('');
});

test('more articles are added, and Back from one of them restores list and place without asking again', async () => {
  await using product = await openProduct();
  const page = await product.visit('/blog');
  const articles = page.getByRole('article');
  const asked = listen(page);
  const more = page.getByRole('button', { name: 'Load More' });
  for (const count of [18, 25]) {
    await more.click();
    await expect.poll(() => articles.count()).toBe(count);
  }
  expect(asked.map((query) => query.get('page')).filter((number) => number !== '1')).toEqual(['2', '3']);
  await expect.poll(() => more.count()).toBe(0);
  const links = await articles.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(25);

  const link = articles.nth(15).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const place = await restingPlace(page);
  const title = (await link.textContent()) ?? '';
  await link.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const before = asked.length;
  await page.goBack();
  await expect.poll(() => articles.count()).toBe(25);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4);
  expect(asked.slice(before)).toEqual([]);
});

test('Load More pressed twice at once brings one page, and the next one after it', async () => {
  await using product = await openProduct();
  const page = await product.visit('/blog');
  const articles = page.getByRole('article');
  const asked = listen(page);
  const more = page.getByRole('button', { name: 'Load More' });
  await more.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => articles.count()).toBe(18);
  await more.dblclick();
  await expect.poll(() => articles.count()).toBe(25);
  expect(asked.map((query) => query.get('page')).filter((number) => number !== '1')).toEqual(['2', '3']);
});

test('an outage is told with a way to try again, which asks for page 1', async () => {
  await using product = await openProduct();
  const page = await product.visit('/about');
  const asked = listen(page);
  await page.route(postsAsked, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();

  await page.getByRole('heading', { name: 'Error Loading Blog' }).waitFor();
  await page.getByText('Failed to load blog posts', { exact: true }).waitFor();
  // A network failure is not asked for again by itself.
  expect(asked).toHaveLength(1);
  forgive(product.complaints, /Failed to (load resource|fetch)/);

  await page.unroute(postsAsked);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('article').nth(8).waitFor();
  expect(asked.at(-1)?.get('page')).toBe('1');
});

test('a further page that fails leaves what is there and can be asked for again', async () => {
  await using product = await openProduct();
  const page = await product.visit('/blog');
  const articles = page.getByRole('article');
  await articles.nth(8).waitFor();
  await page.route(postsAsked, (route) => route.fulfill({ status: 404, json: { status: 404, error: 'Gone.' } }));
  await page.getByRole('button', { name: 'Load More' }).click();
  await page.getByRole('alert').getByText('Failed to load blog posts').waitFor();
  expect(await articles.count()).toBe(9);
  await expect.poll(() => product.complaints.length).toBeGreaterThan(0);
  forgive(product.complaints, /404/);

  await page.unroute(postsAsked);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => articles.count()).toBe(18);
});

test('while the service is slow the page says that it is still trying', async () => {
  await using product = await openProduct();
  const page = await product.visit('/about');
  await page.route(postsAsked, () => undefined);
  await page.clock.install({ time: '2026-03-02T06:00:00Z' });
  await page.clock.pauseAt('2026-03-02T07:00:00Z');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.getByText('Loading articles').first().waitFor({ state: 'attached' });
  const said = page.getByRole('status').filter({ hasText: 'Still trying' });
  await page.clock.runFor(4_500);
  expect(await said.count()).toBe(0);
  await page.clock.runFor(1_000);
  await said.waitFor();
  expect(await said.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/contact');
});

test('a damaged article, an unreadable date and a lost picture spoil nothing around them', async () => {
  await using product = await openProduct();
  const page = await product.visit('/about');
  await page.route('**/lost.png', (route) => route.fulfill({ status: 404 }));
  await page.route(postsAsked, async (route) => {
    const answer = await route.fetch();
    const [first, second, third, ...rest] = (await answer.json()) as { _embedded: object }[];
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
  forgive(product.complaints, /404/);
});

test('/search leads to the search box', async () => {
  await using product = await openProduct();
  const page = await product.visit('/search');
  expect(new URL(page.url()).pathname).toBe('/blog');
  await expect.poll(() => focused(page)).toBe('search');
});
