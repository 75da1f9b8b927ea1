import { expect, test } from 'vitest';
import { sharedProduct } from '../product.testkit.ts';
import { postsUrl } from './posts-queries.testkit.ts';

test('a further page that fails keeps the list and can be retried', async () => {
  await using product = await sharedProduct();
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
  await expect.poll(() => articles.count()).toBe(18);
});

test('while the CMS is slow the page says that it is still trying', async () => {
  await using product = await sharedProduct();
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
  expect(await message.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/contact');
});

test('a malformed article, date or image does not affect the others', async () => {
  await using product = await sharedProduct();
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
