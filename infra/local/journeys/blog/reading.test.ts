import { expect, test } from 'vitest';
import { sharedProduct } from '../product.ts';

test('a visitor finds an article in the list and reads it', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/blog');

  const articles = page.getByRole('article');
  await articles.nth(8).waitFor();
  expect(await articles.count()).toBe(9);
  const link = articles.first().getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();

  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/blog\/[\w-]+$/);
  expect(((await page.getByRole('main').textContent()) ?? '').length).toBeGreaterThan(1_000);
});

test('the list is asked for through the proxy as the specification says', async () => {
  await using product = await sharedProduct();
  const answer = await fetch(
    `${product.url}/default/cms/posts?_embed=true&per_page=9&page=1&orderby=date&order=desc&status=publish`,
  );
  expect(answer.status).toBe(200);
  expect(Number(answer.headers.get('x-wp-total'))).toBeGreaterThanOrEqual(23);
  expect(await answer.json()).toHaveLength(9);
  const categories = (await (
    await fetch(`${product.url}/default/cms/categories?per_page=100&orderby=count&order=desc`)
  ).json()) as {
    count: number;
  }[];
  expect(categories).toHaveLength(8);
  expect(categories.filter(({ count }) => count > 0)).toHaveLength(7);
});
