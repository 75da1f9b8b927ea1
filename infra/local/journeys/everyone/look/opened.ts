import type { Page } from 'playwright-core';
import type { Product } from '../../product.ts';
import { endSplash } from './screens.ts';
import { states } from './states.ts';

/** Opens every state in windows of this width, each in a page of its own: what `look` finds there, named by the state. */
export async function lookAtStates(
  product: Product,
  width: number,
  look: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path, open, below = Number.POSITIVE_INFINITY, expected } of states) {
    if (width >= below) continue;
    const page = await product.visit(path, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await endSplash(page);
    await open(page);
    found.push(...(await look(page)).map((line) => `${name}: ${line}`));
    if (expected) await product.forgive(expected);
    await page.close();
  }
  return found;
}
