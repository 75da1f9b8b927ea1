import { expect, test } from 'vitest';
import { type Product, sharedProduct } from '../product.testkit.ts';
import { ready, type VisitOptions, withMotion } from '../visits.testkit.ts';

/** Opens the gallery with a controlled clock and its first carousel of several pictures in view. */
async function openGallery(product: Product, options: VisitOptions) {
  const page = await product.open({ viewport: { width: 1280, height: 900 }, ...options });
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
  const shownAfter = async (ms: number) => {
    await page.clock.runFor(ms);
    return shown();
  };
  return { page, carousel, shown, shownAfter, held };
}

test('hover pauses a carousel', async () => {
  await using product = await sharedProduct();
  const { page, carousel, shown, shownAfter, held } = await openGallery(product, withMotion);
  await page.clock.pauseAt('2026-03-02T07:00:00Z');
  await carousel.hover();
  await held(true);
  const hovered = await shown();
  await page.clock.runFor(9_000);
  expect(await shown()).toBe(hovered);

  await page.mouse.move(1, 1);
  await held(false);
  await expect.poll(() => shownAfter(1_000)).not.toBe(hovered);
});

test('with reduced motion a carousel advances only by its buttons', async () => {
  await using product = await sharedProduct();
  const { page, shown } = await openGallery(product, { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Play all' }).waitFor();
  await page.clock.runFor(9_000);
  expect(await shown()).toBe(0);
});
