import type { Page } from 'playwright-core';
import { ready } from '../../visits.ts';

/** Widths of windows that every screen is looked at in; 320 is also what 400 % makes of 1280 (WCAG 1.4.10). */
export const widths = [320, 390, 768, 1280, 1920, 2560] as const;

/**
 * Goes to a path in a page that is there, waits until it is hydrated, and ends the splash, so that what lies under it
 * is seen.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await endSplash(page);
}

/** Ends the splash of a page that has just been opened, and what keeps the page below it unseen until then. */
export function endSplash(page: Page): Promise<void> {
  return page.getByText('INITIALIZING VOICE SYSTEMS').evaluate((text) => {
    const opening = document.getAnimations().filter((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || !(animation instanceof CSSAnimation)) return false;
      return (
        effect.target === text.parentElement || /visibility/i.test(Object.keys(effect.getKeyframes()[0] ?? {}).join())
      );
    });
    for (const animation of opening) animation.finish();
  });
}

/** Sets the window's width and waits until the page is laid out in it. */
export async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
