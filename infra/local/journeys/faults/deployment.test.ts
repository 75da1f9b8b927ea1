import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partsOf } from '../chat/chat-panel.ts';
import { hold } from '../hold.ts';
import { openProduct, type Product } from '../product.ts';
import { arrivals, fillHome, forgiveNetwork } from './tasks.ts';
import { ready } from '../visits.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

/**
 * A new build takes these files off the server; the next document names others, which are there, unless `isBroken`.
 * Gives the documents that are fetched from now on.
 */
async function deploy(page: Page, files: string, isBroken = false): Promise<string[]> {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page
    .context()
    .route(files, (route) =>
      documents.length === 0 || isBroken ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
  return documents;
}

async function leave(page: Page): Promise<void> {
  await page.context().close();
  await forgiveNetwork(product);
}

test('the home form whose code is gone comes with one new document, and what was typed is still there', async () => {
  const page = await product.visit('/', { viewport: { width: 1280, height: 700 } });
  const documents = await deploy(page, '**/assets/forms-*');
  const code = await hold(page, '**/assets/forms-*');
  await page.locator('#home-message').focus();
  await page.keyboard.type('Please call me back.');
  const renewed = page.waitForEvent('domcontentloaded');
  code.letGo();
  await expect.poll(() => documents).toEqual(['/']);
  await renewed;
  await ready(page);
  await page.locator('#home-message').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('#home-message').inputValue()).toBe('Please call me back.');
  await fillHome(page, 'Deployed Asha');
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await page.getByRole('alertdialog').getByText('Email sent successfully!').waitFor();
  expect(documents).toEqual(['/']);
  await leave(page);
});

test('where the new document does not help it is not fetched again, and the browser alone can send the form', async () => {
  const page = await product.visit('/', { viewport: { width: 1280, height: 700 } });
  const documents = await deploy(page, '**/assets/forms-*', true);
  const renewed = page.waitForEvent('domcontentloaded');
  await page.locator('#home-name').scrollIntoViewIfNeeded();
  await expect.poll(() => documents).toEqual(['/']);
  await renewed;
  await ready(page);
  await page.getByText('A part of this page could not be loaded.').waitFor();
  await fillHome(page, 'Broken Asha');
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await page.waitForURL(/sent=ok/);
  await expect.poll(async () => (await arrivals(product, 'Broken Asha')).length).toBe(1);
  expect(documents.filter((path) => path === '/default/sendEmail')).toHaveLength(1);
  await leave(page);
});

test('the assistant whose code is gone comes with one new document, and what was typed is still there', async () => {
  const page = await product.visit('/services');
  const documents = await deploy(page, '**/assets/LivePanel-*');
  const { input, untilLive, untilIdle, said } = partsOf(page, 'Services AI Assistant');
  const code = await hold(page, '**/assets/LivePanel-*');
  await input.focus();
  await page.keyboard.type('Which service fits a phone bot?');
  code.letGo();
  await expect.poll(() => documents).toEqual(['/services']);
  await ready(page);
  await untilLive();
  await expect.poll(() => input.inputValue()).toBe('Which service fits a phone bot?');
  await input.press('Enter');
  await expect.poll(async () => (await said('user')).length).toBe(1);
  await untilIdle();
  expect(await said('user')).toEqual(['Which service fits a phone bot?']);
  expect(documents).toEqual(['/services']);
  await leave(page);
});

test('an article whose code is gone comes with one new document', async () => {
  const page = await product.visit('/blog');
  const documents = await deploy(page, '**/assets/clean-body-*');
  const link = page.getByRole('article').first().getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect.poll(() => documents).toHaveLength(1);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.locator('[data-article] p').first().waitFor();
  expect(documents[0]).toMatch(/^\/blog\/./);
  await leave(page);
});

test('Back to a page whose code is gone shows it with one new document', async () => {
  const page = await product.visit('/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('form', { name: 'Send a Message' }).waitFor();
  // The document that is there now has never seen the page before it.
  await page.reload();
  await ready(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await page.getByRole('region', { name: 'Services AI Assistant' }).waitFor();
  const documents = await deploy(page, '**/assets/AboutPage-*');
  // A reload some minutes ago must not keep this one from happening.
  await page.evaluate(() => Object.defineProperty(performance, 'now', { value: () => 600_000 }));
  await page.evaluate(() => history.go(-2));
  await page.getByRole('region', { name: 'Company AI Assistant' }).waitFor();
  expect(documents).toEqual(['/about']);
  await leave(page);
});
