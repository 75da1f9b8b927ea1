import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { uniqueName } from '../inbox.testkit.ts';
import { product } from '../product.testkit.ts';
import { fillHome, ignoreNetworkErrors } from './tasks.testkit.ts';
import { ready } from '../visits.testkit.ts';

/**
 * Simulates a new build without these files. The next `stale` documents still name them, later documents name existing
 * ones. Returns the paths of the documents that are requested from now on.
 */
async function deploy(page: Page, files: string, stale = 0): Promise<string[]> {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page
    .context()
    .route(files, (route) => (documents.length <= stale ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  return documents;
}

test('a first page whose chunk is gone is reloaded once; if that does not help, it is not reloaded again and the browser submits the form', async () => {
  const name = uniqueName('Broken Asha');
  const page = await product.open({ viewport: { width: 1280, height: 700 } });
  const documents = await deploy(page, '**/assets/page-home-*', Number.POSITIVE_INFINITY);
  let parsed = 0;
  page.on('domcontentloaded', () => (parsed += 1));
  await page.goto('/', { waitUntil: 'commit' });
  // Text typed into the first document would be lost.
  await expect.poll(() => parsed).toBe(2);
  expect(documents).toEqual(['/', '/']);
  await fillHome(page, name);
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await page.waitForURL('**/sent/*');
  await expect.poll(() => product.inbox.from(name)).toHaveLength(1);
  expect(documents.filter((path) => path === '/default/sendEmail')).toHaveLength(1);
  await ignoreNetworkErrors();
});

test('navigation to an article whose chunk is gone loads one document', async () => {
  const page = await product.visit('/blog');
  const documents = await deploy(page, '**/assets/clean-body-*');
  const link = page.getByRole('article').first().getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect.poll(() => documents).toHaveLength(1);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.locator('[data-article] p').first().waitFor();
  expect(documents[0]).toMatch(/^\/blog\/./);
  await ignoreNetworkErrors();
});

test('Back to a page whose chunk is gone loads one document', async () => {
  const page = await product.visit('/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('form', { name: 'Send a Message' }).waitFor();
  // The new document has no history state of the previous page.
  await page.reload();
  await ready(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await page.getByRole('region', { name: 'Services AI Assistant' }).waitFor();
  const documents = await deploy(page, '**/assets/page-about-*');
  // Pretend that a reload happened minutes ago: it must not prevent a reload now.
  await page.evaluate(() => Object.defineProperty(performance, 'now', { value: () => 600_000 }));
  await page.evaluate(() => history.go(-2));
  await page.getByRole('region', { name: 'Company AI Assistant' }).waitFor();
  expect(documents).toEqual(['/about']);
  await ignoreNetworkErrors();
});

test.each([
  ['the recorder', '/contact', 'Recorder', 'Record a voice message', 'The recorder could not be loaded.'],
  ['the office hours in the menu', '/about', 'office', 'Menu', 'Monday to Friday 10:00'],
])(
  '%s, whose chunk is gone, has a failed state of its own, and nothing is reloaded',
  async (_, path, chunk, button, text) => {
    const page = await product.visit(path, { viewport: { width: 390, height: 844 } });
    const documents = await deploy(page, `**/assets/${chunk}-*.js`, Number.POSITIVE_INFINITY);
    const missing = page.waitForResponse(`**/assets/${chunk}-*.js`);
    await page.getByRole('button', { name: button, exact: true }).click();
    await missing;
    await page.getByText(text, { exact: false }).filter({ visible: true }).first().waitFor();
    // A reload would ask for the document first.
    for (let request = 0; request < 3; request += 1)
      await page.evaluate(async () => void (await fetch(location.pathname)));
    expect(await page.getByText('A part of this page could not be loaded.').count()).toBe(0);
    expect(documents).toEqual([]);
    await ignoreNetworkErrors();
  },
);
