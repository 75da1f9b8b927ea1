import { expect, test } from 'vitest';
import { sharedProduct } from './product.testkit.ts';

test('an unknown path responds with 404 and a page with a link home', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/no-such-page');

  await page
    .getByText('The page you’re looking for doesn’t exist.')
    .or(page.getByText("The page you're looking for doesn't exist."))
    .waitFor();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await page.waitForURL(`${product.url}/`);

  expect((await fetch(`${product.url}/no-such-page`)).status).toBe(404);
  await product.ignoreErrors();
});

test('a service that does not exist is 404 with its own sentence, without scripts and with them', async () => {
  await using product = await sharedProduct();
  const path = '/service/nonsense';
  for (const javaScriptEnabled of [false, true]) {
    const page = await product.visit(path, { javaScriptEnabled });
    await page.getByRole('heading', { level: 1, name: 'No details available for this service.' }).waitFor();
  }
  expect((await fetch(product.url + path)).status).toBe(404);
  await product.ignoreErrors();
});

test.each([
  ['/search', '/blog#search'],
  ['/Start-Project', '/contact#contact-form'],
  ['/career', '/careers'],
])('%s is a permanent redirect to %s', async (from, to) => {
  await using product = await sharedProduct();
  const answer = await fetch(product.url + from, { redirect: 'manual' });
  expect({ status: answer.status, to: answer.headers.get('location') }).toEqual({ status: 301, to });
  const page = await product.visit(from);
  expect(page.url()).toBe(product.url + to);
});
