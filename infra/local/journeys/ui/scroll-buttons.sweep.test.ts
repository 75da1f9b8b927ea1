import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sweptPaths } from '../paths.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';
import { ready } from '../visits.testkit.ts';

const moving = { reducedMotion: 'no-preference' } as const;
const desktop = { ...moving, viewport: { width: 1280, height: 800 } };
const phone = { ...moving, viewport: { width: 390, height: 844 }, hasTouch: true };

/** Returns the pixels between the window and the two ends of the page. */
const fromEnds = (page: Page) =>
  page.evaluate(() => ({
    top: Math.round(scrollY),
    end: Math.round(document.documentElement.scrollHeight - innerHeight - scrollY),
  }));

/** Scrolls to the end and back to the top with the buttons. Returns the focused element after each. */
async function focusAtBothEnds(page: Page, press: (button: Locator) => Promise<void>): Promise<(string | undefined)[]> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await press(page.getByRole('button', { name: 'Scroll to bottom' }));
  await expect.poll(async () => (await fromEnds(page)).end, { message: page.url() }).toBe(0);
  const atEnd = await focused();
  await press(page.getByRole('button', { name: 'Scroll to top' }));
  await expect.poll(async () => (await fromEnds(page)).top, { message: page.url() }).toBe(0);
  return [atEnd, await focused()];
}

test('both scroll buttons reach the exact end and top of a page', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/', desktop);
  for (const path of await sweptPaths(product)) {
    await page.goto(path);
    await ready(page);
    expect(await focusAtBothEnds(page, (button) => button.click())).toEqual(['FOOTER', 'H1']);
  }
  await product.ignoreErrors();
});

test('the scroll buttons work by touch', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/careers', phone);
  expect(await focusAtBothEnds(page, (button) => button.tap())).toEqual(['FOOTER', 'H1']);
});

test('the scroll buttons work by keyboard, and Tab continues from the new position', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/about', desktop);
  expect(await focusAtBothEnds(page, (button) => button.press('Enter'))).toEqual(['FOOTER', 'H1']);
  await page.getByRole('button', { name: 'Scroll to bottom' }).press('Enter');
  await expect.poll(async () => (await fromEnds(page)).end).toBe(0);
  await page.keyboard.press('Tab');
  expect(await page.getByRole('contentinfo').locator(':focus').count()).toBe(1);
});
