import { expect, test } from 'vitest';
import { product } from '../product.testkit.ts';
import { withMotion } from '../visits.testkit.ts';

const desktop = { viewport: { width: 1280, height: 900 } } as const;

test('the hero’s line moves, and cards appear in turn, 0.3 s after the page and 0.1 s apart, once, and are visible in print', async () => {
  const page = await product.visit('/', { ...withMotion, ...desktop });
  const turns = page.getByRole('main').locator('.turn');
  // animation-name without matching keyframes creates no animation.
  const moving = () => turns.evaluateAll((all) => all.filter((turn) => turn.getAnimations().length > 0).length);
  expect(await moving()).toBeGreaterThan(0);
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
  expect(await moving()).toBe(0);

  await page.emulateMedia({ media: 'screen' });
  // A link that is pressed while the page still scrolls to it.
  const place = () => page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'Terms of Service', exact: true }).focus();
  await expect.poll(place).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Terms of Service', level: 1 }).waitFor();
  let before: number | undefined;
  await expect.poll(async () => before === (before = await place()), { interval: 300 }).toBe(true);
  expect(before).toBe(0);
});
