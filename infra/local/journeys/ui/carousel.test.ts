import { expect, test } from 'vitest';
import { type Product, sharedProduct } from '../product.testkit.ts';
import { ready, type VisitOptions } from '../visits.testkit.ts';

/** Opens the gallery with a controlled clock and its first carousel of several pictures in view. */
async function openGallery(product: Product, options: VisitOptions = {}) {
  const page = await product.visit('/sitemap', { viewport: { width: 1280, height: 900 }, ...options });
  await page.clock.install({ time: '2026-03-02T06:00:00Z' });
  await page.goto('/careers');
  await ready(page);
  const carousel = page
    .locator('[aria-roledescription="carousel"]')
    .filter({ has: page.getByRole('button', { name: 'Next slide' }) })
    .first();
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  const dots = carousel.getByRole('button', { name: /^Slide/ });
  const shown = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
  /** Waits until the carousel has paused or resumed. */
  const held = (isHeld: boolean) =>
    carousel.locator(`[aria-live="${isHeld ? 'polite' : 'off'}"]`).waitFor({ state: 'attached' });
  return { page, carousel, shown, held, count: await dots.count() };
}

test('a carousel advances every three seconds, wraps at both ends, and follows its buttons', async () => {
  await using product = await sharedProduct();
  const { page, carousel, shown, held, count } = await openGallery(product);
  await page.getByRole('button', { name: 'Pause all' }).click();
  await page.getByRole('button', { name: 'Play all' }).waitFor();
  const start = await shown();
  await page.clock.runFor(9_000);
  expect(await shown()).toBe(start);
  await carousel.getByRole('button', { name: 'Slide 1 ' }).click();
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  expect(await shown()).toBe(count - 1);
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  expect(await shown()).toBe(0);

  await page.mouse.move(1, 1);
  await page.getByRole('button', { name: 'Play all' }).click();
  await carousel.scrollIntoViewIfNeeded();
  await held(false);
  await page.clock.pauseAt('2026-03-02T07:00:00Z');
  const before = await shown();
  await page.clock.runFor(count * 3_000);
  expect(await shown()).toBe(before);
  await page.clock.runFor(3_000);
  expect(await shown()).toBe((before + 1) % count);
});

test('hover and focus pause a carousel, and its pause button takes precedence', async () => {
  await using product = await sharedProduct();
  const { page, carousel, shown, held } = await openGallery(product);
  await page.clock.pauseAt('2026-03-02T07:00:00Z');
  await carousel.hover();
  await held(true);
  const hovered = await shown();
  await page.clock.runFor(9_000);
  expect(await shown()).toBe(hovered);

  await page.mouse.move(1, 1);
  await held(false);
  await page.clock.runFor(3_000);
  expect(await shown()).not.toBe(hovered);

  await carousel.getByRole('button').first().focus();
  await held(true);
  const focused = await shown();
  await page.clock.runFor(9_000);
  expect(await shown()).toBe(focused);
  expect(await carousel.getByRole('button').first().getAttribute('aria-label')).toBe('Pause slides');
  await page.keyboard.press('Enter');
  expect(await carousel.getByRole('button').first().getAttribute('aria-label')).toBe('Play slides');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(9_000);
  expect(await shown()).toBe(focused);
});

test('with reduced motion a carousel advances only by its buttons', async () => {
  await using product = await sharedProduct();
  const { page, shown } = await openGallery(product, { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Play all' }).waitFor();
  await page.clock.runFor(9_000);
  expect(await shown()).toBe(0);
});
