import type { Page } from 'playwright-core';
import { findFaint } from './contrast.testkit.ts';
import { finishAnimations } from './screens.testkit.ts';
import { findOverlappingTargets } from './targets.testkit.ts';
import { findUnreadable } from './words.testkit.ts';

/** Returns the unreadable texts of the page in both themes, and the targets that lie over one another, one line each. */
export async function findFaults(page: Page): Promise<string[]> {
  const { wide, cut, covered } = await findUnreadable(page);
  const faults = [
    ...wide.map((text) => `${text} is outside the window`),
    ...cut.map((text) => `${text} is cut off`),
    ...covered.map((texts) => `${texts} lie over one another`),
    ...(await findOverlappingTargets(page)).map((targets) => `${targets} lie over one another`),
  ];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Wait for the transition of the buttons' colours.
    await finishAnimations(page);
    faults.push(...(await findFaint(page)).map((text) => `${text} in the ${colorScheme} theme`));
  }
  return faults;
}
