import { afterAll, beforeAll, expect, test } from 'vitest';
import { onePathEach } from '../addresses.ts';
import { openProduct, type Product } from '../product.ts';
import { findBroken } from './look/axe.ts';
import { findFaults } from './look/faults.ts';
import { goTo, widen, widths } from './look/screens.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

test('every screen can be read and pressed from 320 to 2560 pixels in both themes', async () => {
  const page = await product.visit('/sitemap', { reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const path of await onePathEach(product)) {
    await goTo(page, path);
    for (const width of widths) {
      await widen(page, width);
      // Axe is asked everything further down; other widths show the same words and names, laid out anew.
      const found = [...(await findFaults(page)), ...(await findBroken(page, 'layout'))];
      faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
    }
  }
  await product.forgive();
  expect(faults).toEqual([]);
  expect(product.complaints).toEqual([]);
});

/** What a finger must hit by itself, and the least it measures in pixels (DESIGN.md, components). */
const underFingers = [
  { path: '/', names: ['Menu', 'Switch theme', 'Scroll to bottom', 'Send'], least: 44 },
  { path: '/', names: ['Get Started', 'Listen to Demo', "Let's Get Started"], least: 50 },
  { path: '/blog', names: ['All', 'Voice AI', 'Twilio'], least: 44 },
  { path: '/about', names: ['Leadership 2', 'Harsh Mehta, Founder, engineering'], least: 44 },
  { path: '/careers', names: ['Pause slides', 'Play slides', 'Next slide', 'Previous slide'], least: 44 },
  { path: '/contact', names: ['Name', 'Email', 'Interest', 'Message', 'Send Message'], least: 48 },
] as const;

test('on a phone what is pressed by a finger is as large as the design says', async () => {
  const page = await product.visit('/sitemap', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const small: string[] = [];
  for (const { path, names, least } of underFingers) {
    await goTo(page, path);
    for (const name of names) {
      const control = page
        .getByRole('button', { name, exact: true })
        .or(page.getByRole('link', { name, exact: true }))
        .or(page.getByRole('form', { name: 'Send a Message' }).getByLabel(name, { exact: true }));
      for (const box of await Promise.all((await control.all()).map((one) => one.boundingBox()))) {
        if (box && Math.min(box.width, box.height) < least) small.push(`${path}: ${name} ${box.width} × ${box.height}`);
      }
    }
  }
  expect(small).toEqual([]);
});

test.each([
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const)(
  'no screen breaks a rule of WCAG 2.2 AA at $width pixels in the $colorScheme theme',
  async ({ width, colorScheme }) => {
    const page = await product.visit('/sitemap', {
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const broken: string[] = [];
    for (const path of await onePathEach(product)) {
      await goTo(page, path);
      broken.push(...(await findBroken(page, 'everything')).map((rule) => `${path}: ${rule}`));
    }
    await product.forgive();
    expect(broken).toEqual([]);
  },
);
