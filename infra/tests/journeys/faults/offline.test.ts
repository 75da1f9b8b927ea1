import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { product } from '../product.testkit.ts';
import { ignoreNetworkErrors } from './tasks.testkit.ts';

const note = (page: Page) => page.getByText('A part of this page could not be loaded.');

/** Opens a page and takes it offline; `reconnect` ends that. */
async function loseNetwork(path: string) {
  const page = await product.visit(path, { viewport: { width: 1280, height: 700 } });
  await page.context().setOffline(true);
  return { page, reconnect: () => page.context().setOffline(false) };
}

test('a search and an article that fail to load say so and can be retried', async () => {
  const { page, reconnect } = await loseNetwork('/blog');
  await page.getByRole('searchbox').fill('gujarati');
  await page.getByRole('heading', { name: 'Error Loading Blog' }).waitFor();
  await reconnect();
  await page.getByRole('button', { name: 'Try Again' }).click();
  // An article has a list of related articles too.
  const list = page.getByRole('region', { name: 'Articles' });
  const linkOf = (place: number) => list.getByRole('article').nth(place).getByRole('link').first();
  // After one article the chunk of the article page is loaded.
  await linkOf(0).click();
  await page.locator('[data-article] p').first().waitFor();
  await page.goBack();
  const title = (await linkOf(1).textContent()) ?? '';
  await page.context().setOffline(true);
  await linkOf(1).click();
  await page.getByRole('heading', { level: 1, name: 'Article Not Found' }).waitFor();
  await reconnect();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(() => page.locator('[data-article] p').count()).toBeGreaterThan(0);
  await ignoreNetworkErrors();
});

test('a link and the demo that fail to load say so, do not change the page, and work later', async () => {
  const { page, reconnect } = await loseNetwork('/');
  const careers = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' });
  await careers.click();
  await note(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  // On a phone the notice is above the open menu.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu').getByRole('link', { name: 'Blog' }).click();
  const isSeen = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => note(page).evaluate(isSeen)).toBe(true);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 700 });
  const demo = page.getByRole('button', { name: 'Listen to Demo' });
  await demo.click();
  const failed = page.getByRole('alert').filter({ hasText: 'The demo could not be loaded.' });
  await failed.getByRole('link', { name: 'open the recording' }).waitFor();
  await reconnect();
  await expect.poll(() => note(page).count()).toBe(0);
  await demo.click();
  await page.getByRole('dialog', { name: 'Playing Audio Demo' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await failed.count()).toBe(0);
  await careers.click();
  await page.getByRole('heading', { level: 1, name: /^Careers/ }).waitFor();
  await ignoreNetworkErrors();
});

test('Back while offline shows the complete previous page', async () => {
  const page = await product.visit('/about');
  const headings = () => page.getByRole('main').getByRole('heading').allInnerTexts();
  const before = await headings();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('form', { name: 'Send a Message' }).waitFor();
  await page.context().setOffline(true);
  await page.goBack();
  await expect.poll(headings).toEqual(before);
  await ignoreNetworkErrors();
});
