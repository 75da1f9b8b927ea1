import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partsOf } from '../chat/chat-panel.ts';
import { openProduct, type Product } from '../product.ts';
import { arrivals, fillApplication, fillContact, fillHome, forgiveNetwork } from './tasks.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

const note = (page: Page) => page.getByText('A part of this page could not be loaded.');

/** A page whose network goes away once it is there; `reconnect` brings it back. */
async function loseNetwork(path: string) {
  const page = await product.visit(path, { viewport: { width: 1280, height: 700 } });
  await page.context().setOffline(true);
  return { page, reconnect: () => page.context().setOffline(false) };
}

/** Ends a visit; what the network alone is to blame for was meant. */
async function leave(page: Page): Promise<void> {
  await page.context().close();
  await forgiveNetwork(product);
}

test('what is written and sent on the home page offline is kept, and sent when the network is back', async () => {
  const { page, reconnect } = await loseNetwork('/');
  await fillHome(page, 'Offline Asha');
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await note(page).getByRole('link').first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await reconnect();
  await page.getByRole('alertdialog').getByText('Email sent successfully!').waitFor();
  await expect.poll(async () => (await arrivals(product, 'Offline Asha')).length).toBe(1);
  await expect.poll(() => note(page).count()).toBe(0);
  await leave(page);
});

test('a question put to the assistant offline is asked when the network is back', async () => {
  const { page, reconnect } = await loseNetwork('/services');
  const { input, said, untilLive, untilIdle } = partsOf(page, 'Services AI Assistant');
  await input.focus();
  await page.keyboard.type('Which service fits a phone bot?');
  await page.keyboard.press('Enter');
  await note(page).waitFor();
  await reconnect();
  await untilLive();
  await untilIdle();
  expect(await said('user')).toEqual(['Which service fits a phone bot?']);
  expect((await said('ai')).at(-1)).not.toContain('There was an error');
  await leave(page);
});

test('a message and an application that cannot be sent stay as they are, and one press sends them later', async () => {
  for (const [path, fill, button, failed, accepted] of [
    ['/contact', fillContact, 'Send Message', 'Please try again or contact us directly.', 'Message sent successfully!'],
    ['/careers', fillApplication, 'Submit Application', 'Failed to submit', 'Application submitted successfully!'],
  ] as const) {
    const { page, reconnect } = await loseNetwork(path);
    await fill(page, 'Offline Ravi');
    await page.getByRole('button', { name: button }).click();
    await page.getByText(failed).first().waitFor();
    await reconnect();
    await page.getByRole('button', { name: button }).click();
    await page.getByText(accepted).first().waitFor();
    await leave(page);
  }
  await expect.poll(async () => (await arrivals(product, 'Offline Ravi')).length).toBe(2);
});

test('a search and an article that cannot be had say so, and come when they are asked for again', async () => {
  const { page, reconnect } = await loseNetwork('/blog');
  await page.getByRole('searchbox').fill('gujarati');
  await page.getByRole('heading', { name: 'Error Loading Blog' }).waitFor();
  await reconnect();
  await page.getByRole('button', { name: 'Try Again' }).click();
  const linkOf = (place: number) => page.getByRole('article').nth(place).getByRole('link').first();
  // Once one article was read, the page for articles is there.
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
  await leave(page);
});

test('a link and the demo that cannot be loaded leave the page as it is and say so', async () => {
  const { page, reconnect } = await loseNetwork('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  await note(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('button', { name: 'Listen to Demo' }).click();
  await reconnect();
  // What was asked for comes by itself.
  await page.getByRole('dialog', { name: 'Playing Audio Demo' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => note(page).count()).toBe(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  await page.getByRole('heading', { level: 1, name: /^Careers/ }).waitFor();
  await leave(page);
});

test('Back offline shows the page one came from, whole', async () => {
  const page = await product.visit('/about', { reducedMotion: 'reduce' });
  const headings = () => page.getByRole('main').getByRole('heading').allInnerTexts();
  const before = await headings();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('form', { name: 'Send a Message' }).waitFor();
  // Leaving their page, parts of it load what they are drawn with there next time.
  const come = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  for (const file of [/\/LivePanel-/, /\/Team-/, /\/reading-/]) await expect.poll(come).toMatch(file);
  await page.context().setOffline(true);
  await page.goBack();
  await expect.poll(headings).toEqual(before);
  await leave(page);
});
