import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

const desktop = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

/** Keeps code that is asked for from now on from arriving, until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

test('the assistant stands where it stood while the demo plays', async () => {
  const page = await product.visit('/', desktop);
  const words = page.getByText('Can you answer our clinic’s phone at night?');
  expect(await words.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Listen to Demo' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await words.isVisible()).toBe(true);
});

test('nothing that a page has drawn goes away with a link within the page', async () => {
  const page = await product.visit('/careers', desktop);
  await holdCode(page);
  const parts = [page.getByText('Which positions are open?'), page.getByText('Nine nights, one drum machine.')];
  await page.getByRole('link', { name: 'View Openings' }).click();
  await page.waitForURL('**/careers#current-openings');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await Promise.all(parts.map((part) => part.isVisible()))).toEqual([true, true]);
});

test.each([
  ['Menu', '/', { width: 390, height: 844 }, 'nav#menu:not([hidden])'],
  ['Switch theme', '/', { width: 1280, height: 900 }, 'html[data-theme]'],
  ['Listen to Demo', '/', { width: 1280, height: 900 }, 'dialog[open] audio'],
  [
    'Computer Vision',
    '/services',
    { width: 1280, height: 900 },
    'article[data-selected=true] button:text-is("Computer Vision")',
  ],
  ['Which service do I need?', '/services', { width: 1280, height: 900 }, '[data-sender=user]'],
] as const)('"%s" pressed before any code has come is done once it has', async (name, path, viewport, done) => {
  const page = await product.visit('/sitemap', { viewport, reducedMotion: 'reduce' });
  const letGo = await holdCode(page);
  await page.goto(path);
  const button = page.getByRole('button', { name, exact: true });
  await button.click();
  expect(await page.locator(done).count()).toBe(0);
  letGo();
  await page.locator(done).first().waitFor({ state: 'attached' });
  // The scripts are what would have used the rest of the style sheet.
  await product.forgive(/was preloaded/);
});

test('a department pressed before its code has come is chosen once it has', async () => {
  const page = await product.visit('/about', desktop);
  const letGo = await holdCode(page);
  const faces = page.locator('#team button[aria-label*=", "]');
  const leadership = page.getByRole('button', { name: /^Leadership/ });
  await leadership.click();
  expect(await leadership.getAttribute('aria-pressed')).toBe('false');
  expect(await faces.count()).toBe(17);
  letGo();
  await expect.poll(() => leadership.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => faces.count()).toBeLessThan(17);
});

test('a message sent before the code of its form has come is sent once it has, and only once', async () => {
  const page = await product.visit('/', desktop);
  const letGo = await holdCode(page);
  const form = page.getByRole('form', { name: 'Get in Touch' });
  await form.getByLabel('Name').fill('Asha Example');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Message').fill('Could an agent answer our phone at night?');
  await form.getByRole('button').click();
  expect(page.url()).toBe(`${product.url}/`);
  letGo();
  await page.getByRole('alertdialog').waitFor();
  expect(await product.inbox.next()).toMatchObject({ replyTo: ['asha@example.com'] });
  expect(page.url()).toBe(`${product.url}/`);
});

test('cards come one after the other, 0.3 s after the page and 0.1 s apart, once, and stand in print', async () => {
  const page = await product.visit('/', { viewport: desktop.viewport });
  const cards = page
    .locator('section', { has: page.getByRole('heading', { name: 'What we build' }) })
    .locator('article');
  const delays = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).animationDelay));
  expect(delays).toEqual(['0.3s', '0.4s', '0.5s', '0.6s', '0.7s', '0.8s']);
  const opacity = () => cards.last().evaluate((card) => getComputedStyle(card).opacity);
  await expect.poll(opacity).toBe('1');
  await cards.last().scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await opacity()).toBe('1');
  await page.emulateMedia({ media: 'print' });
  expect(await opacity()).toBe('1');
});

test('the hero’s call opens thread by thread', async () => {
  const page = await product.visit('/', { viewport: desktop.viewport });
  const turns = page.getByRole('main').locator('.turn');
  // A name without its keyframes makes no animation.
  const moving = await turns.evaluateAll((all) => all.filter((turn) => turn.getAnimations().length > 0).length);
  expect(moving).toBeGreaterThan(0);
});
