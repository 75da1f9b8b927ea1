import { expect, test } from 'vitest';
import { sharedProduct } from './product.ts';

test('an unknown address answers 404 with the page that leads home', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/no-such-page');

  await page
    .getByText('The page you’re looking for doesn’t exist.')
    .or(page.getByText("The page you're looking for doesn't exist."))
    .waitFor();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await page.waitForURL(`${product.url}/`);

  expect((await fetch(`${product.url}/no-such-page`)).status).toBe(404);
  await product.forgive();
});

test.each([
  ['/search', '/blog#search'],
  ['/Start-Project', '/contact#contact-form'],
  ['/career', '/careers'],
])('%s leads to %s for good', async (from, to) => {
  await using product = await sharedProduct();
  const answer = await fetch(product.url + from, { redirect: 'manual' });
  expect({ status: answer.status, to: answer.headers.get('location') }).toEqual({ status: 301, to });
  const page = await product.visit(from);
  expect(page.url()).toBe(product.url + to);
});
