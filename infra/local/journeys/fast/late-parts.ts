import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Comes near to every part of a page that is hydrated late, and waits until it is. */
export async function wakeLateParts(page: Page): Promise<void> {
  for (const part of await page.locator('[id^=near-]').all()) {
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    // React marks what it has taken over.
    const isHydrated = () =>
      part.evaluate(({ firstElementChild }) =>
        Object.keys(firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber')),
      );
    await expect.poll(isHydrated).toBe(true);
  }
}
