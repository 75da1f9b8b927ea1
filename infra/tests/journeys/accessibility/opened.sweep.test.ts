import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type Product, productWithScrollbars } from '../product.testkit.ts';
import { findBroken } from '../look/axe.testkit.ts';
import { findFaults } from '../look/faults.testkit.ts';
import { findMoving, finishAnimations } from '../look/screens.testkit.ts';
import { states } from '../look/states.testkit.ts';

test.each(inject('isSweep') ? [768, 1_280] : [390])(
  'states opened at %i pixels are readable, have large targets and pass WCAG 2.2 AA in both themes, and nothing moves where less motion is wanted',
  async (width) => {
    expect(await inspectStates(productWithScrollbars, width)).toEqual([]);
  },
);

/** Opens every state in a window of this width. Returns its faults in both themes, one line each. */
async function inspectStates(product: Product, width: number): Promise<string[]> {
  const found: string[] = [];
  let page: Page | undefined;
  for (const { name, path, open, below = Number.POSITIVE_INFINITY, expected } of states) {
    if (width >= below) continue;
    if (path !== undefined || !page) {
      await page?.close();
      page = await product.visit(path ?? '/', { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    }
    await open(page);
    // Transitions of colours are allowed, because nothing moves.
    const moving = (await findMoving(page)).filter((animation) => animation !== 'a transition');
    found.push(...[...moving, ...(await inspect(page))].map((line) => `${name}: ${line}`));
    if (expected) await product.ignoreErrors(expected);
  }
  return found;
}

async function inspect(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await finishAnimations(page);
  const inLightTheme = await findBroken(page, inject('isSweep') ? 'everything' : 'structure');
  // Leaves the page in the dark theme.
  const inBothThemes = await findFaults(page);
  // `findFaults` measures the contrast of every text. At night axe does so too, which takes thirty times as long.
  return [...inLightTheme, ...inBothThemes, ...(inject('isSweep') ? await findBroken(page, 'theme') : [])];
}
