import type { Page } from 'playwright-core';
import { findFaint } from './contrast.ts';
import { findSmallTargets } from './targets.ts';
import { findUnreadable } from './words.ts';

/** The least a target may measure either way, in pixels (WCAG 2.5.8). */
const leastTarget = 24;

/** What a visitor could not read or press on the page as it is, in both themes, one line each. */
export async function findFaults(page: Page): Promise<string[]> {
  const { wide, cut, covered } = await findUnreadable(page);
  const faults = [
    ...wide.map((text) => `${text} is outside the window`),
    ...cut.map((text) => `${text} is cut off`),
    ...covered.map((texts) => `${texts} lie over one another`),
    ...(await findSmallTargets(page, leastTarget)).map((target) => `${target} is small`),
  ];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await findFaint(page)).map((text) => `${text} in the ${colorScheme} theme`));
  }
  return faults;
}
