import type { Page } from 'playwright-core';
import { ready } from '../visits.testkit.ts';

/** Window widths at which every screen is checked; 320 is also 1280 at a zoom of 400 % (WCAG 1.4.10). */
export const widths = [320, 390, 768, 1280, 1920, 2560] as const;

/** Opens a path, waits for hydration, and finishes all animations, the splash included. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await finishAnimations(page);
}

/** Finishes every finite animation. Carousels and scroll-driven effects continue. */
export function finishAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (animation.timeline instanceof DocumentTimeline && !isEndless) animation.finish();
    }
  });
}

export async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Returns the names of the animations that run by time, and "a transition" for each of those. Scroll-driven ones are
 * allowed, because they follow the visitor.
 */
export function findMoving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition')),
  );
}
