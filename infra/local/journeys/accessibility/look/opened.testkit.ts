import type { Page } from 'playwright-core';
import type { Product } from '../../product.testkit.ts';
import { findBroken } from './axe.testkit.ts';
import { findFaults } from './faults.testkit.ts';
import { finishAnimations } from './screens.testkit.ts';
import { states } from './states.testkit.ts';

/** Opens every state in a window of this width. Returns its faults in both themes, one line each. */
export async function inspectStates(product: Product, width: number): Promise<string[]> {
  const found: string[] = [];
  let page: Page | undefined;
  for (const { name, path, open, below = Number.POSITIVE_INFINITY, expected } of states) {
    if (width >= below) continue;
    if (path !== undefined || !page) {
      await page?.close();
      page = await product.visit(path ?? '/', { viewport: { width, height: 900 } });
    }
    await open(page);
    found.push(...(await inspect(page)).map((line) => `${name}: ${line}`));
    if (expected) await product.ignoreErrors(expected);
  }
  return found;
}

async function inspect(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await finishAnimations(page);
  const inLightTheme = await findBroken(page, 'everything');
  // Leaves the page in the dark theme.
  const inBothThemes = await findFaults(page);
  return [...inLightTheme, ...inBothThemes, ...(await findBroken(page, 'theme'))];
}
