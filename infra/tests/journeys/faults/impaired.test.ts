import { expect, test } from 'vitest';
import { sharedProduct } from '../product.testkit.ts';
import { blockOthers } from './impairments.testkit.ts';
import { visitPrepared } from './tasks.testkit.ts';

test('without JavaScript the demo is a link to the recording, and the blog can be searched', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/', { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: 'Listen to Demo' }).count()).toBe(0);
  const clip = await page.getByRole('link', { name: 'Listen to Demo' }).getAttribute('href');
  expect((await fetch(new URL(clip ?? '/', product.url))).headers.get('content-type')).toBe('audio/mpeg');

  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('gujarati');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/blog?q=gujarati');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/blog/*');
  await page.locator('[data-article] p').first().waitFor();
  expect(product.consoleErrors).toEqual([]);
});

test('if the map is blocked, the link to another map remains', async () => {
  await using product = await sharedProduct();
  const page = await visitPrepared(product, '/contact', blockOthers(product));
  await page.getByRole('button', { name: 'Load map' }).click();
  await page.getByRole('button', { name: 'Load map' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /open in maps/i }).waitFor();
  await expect.poll(() => product.consoleErrors.join()).toMatch(/a request to/);
  await page.context().close();
  // The map's is the only request to another host.
  expect(product.consoleErrors.splice(0).filter((error) => /a request to/.test(error))).toHaveLength(1);
});
