import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pauseRequests } from '../pause-requests.testkit.ts';
import { product } from '../product.testkit.ts';
import { endSplash, ready, withMotion } from '../visits.testkit.ts';

const phone = { viewport: { width: 390, height: 844 } };

function menuOf(page: Page) {
  return {
    button: page.getByRole('button', { name: 'Menu' }),
    sheet: page.getByRole('navigation', { name: 'Menu' }),
    careers: page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Careers' }),
    main: page.getByRole('main'),
  };
}

/** Opens the home page, whose scripts are held back. */
async function visitEarly() {
  const page = await product.open(phone);
  const scripts = await pauseRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => scripts.urls).not.toEqual([]);
  await endSplash(page);
  return { page, scripts };
}

const visits = {
  'without JavaScript': () => product.visit('/', { ...phone, javaScriptEnabled: false }),
  'after hydration': () => product.visit('/', phone),
};

test.each(Object.entries(visits))(
  '%s the menu opens over the page, keeps focus and scroll position, and closes by its button, Escape and a link',
  async (_, visit) => {
    const page = await visit();
    const { button, sheet, careers, main } = menuOf(page);
    expect(await sheet.count()).toBe(0);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await button.click();
    await careers.waitFor();
    expect(await main.count()).toBe(0);
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    const isBehind = () => document.querySelector('main')!.contains(document.activeElement);
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(isBehind)).toBe(false);
    }
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await button.click();
    await sheet.waitFor({ state: 'hidden' });
    await main.waitFor();

    await button.focus();
    await page.keyboard.press('Enter');
    await careers.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await button.click();
    await careers.click();
    await page.getByRole('heading', { level: 1, name: /^Careers/ }).waitFor();
    await sheet.waitFor({ state: 'hidden' });
  },
);

test('a menu that was opened before hydration stays open, and its button then says so', async () => {
  const { page, scripts } = await visitEarly();
  const { button, sheet } = menuOf(page);
  await button.click();
  await sheet.waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe(null);
  scripts.resume();
  await ready(page);
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  expect(await sheet.isVisible()).toBe(true);
  await button.click();
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
});

test('the menu opens with motion from its first frame and keeps its foot, and closes in a wide window and on Back', async () => {
  const page = await product.open({ ...phone, ...withMotion });
  // A Sunday, for which the sentence about the hours is longest.
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
  await page.goto('/');
  await ready(page);
  const { button, sheet, careers } = menuOf(page);
  const opened = page.locator('#menu').evaluate(async (menu) => {
    await new Promise((resolve) => menu.addEventListener('toggle', resolve, { once: true }));
    const top = () => menu.querySelector('[href^=mailto]')!.getBoundingClientRect().top;
    return { first: top(), moving: menu.getAnimations({ subtree: true }).length };
  });
  await button.click();
  const { first, moving } = await opened;
  expect(moving).toBe(8);
  await sheet.getByText('The assistant answers now').waitFor();
  const top = await sheet.locator('[href^=mailto]').evaluate((link) => link.getBoundingClientRect().top);
  expect(Math.abs(top - first)).toBeLessThan(1);
  await careers.click();
  await page.getByRole('heading', { level: 1, name: /^Careers/ }).waitFor();
  await button.click();
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });

  await button.click();
  await sheet.waitFor();
  await page.setViewportSize({ width: 1280, height: 844 });
  await sheet.waitFor({ state: 'hidden' });
  await page.setViewportSize(phone.viewport);
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  expect(await sheet.isVisible()).toBe(false);
});

test('a tap outside closes the menu', async () => {
  const page = await product.visit('/', phone);
  const { button, sheet } = menuOf(page);
  // A manual popover ignores taps outside, as every popover does in Safari on iOS before 18.3.
  for (const popover of ['auto', 'manual']) {
    await page.locator('#menu').evaluate((menu, value) => menu.setAttribute('popover', value), popover);
    await button.click();
    await sheet.waitFor();
    await page.getByRole('button', { name: 'Switch theme' }).click();
    await expect.poll(() => sheet.isVisible()).toBe(false);
  }
});

test('a browser without popovers shows the links of the menu above the page', async () => {
  // The policy allows only the stylesheet of the build.
  const page = await product.open({ ...phone, bypassCSP: true });
  await page.addInitScript(() => {
    for (const name of ['popover', 'hidePopover', 'showPopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(':popover-open', ':unknown') });
  });
  await page.goto('/');
  await ready(page);
  const { button, careers } = menuOf(page);
  expect(await button.isVisible()).toBe(false);
  await careers.click();
  await page.getByRole('heading', { level: 1, name: /^Careers/ }).waitFor();
});
