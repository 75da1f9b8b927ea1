import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../product.ts';
import { findBroken } from './look/axe.ts';
import { findFaults } from './look/faults.ts';
import { endSplash, forgive } from './look/screens.ts';
import { states } from './look/states.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

test.each([390, 1280])(
  'whatever can be opened at %i pixels can be read and pressed, and breaks no rule of WCAG 2.2 AA',
  async (width) => {
    const faults: string[] = [];
    for (const { name, path, open, below = Number.POSITIVE_INFINITY, expected } of states) {
      if (width >= below) continue;
      const page = await product.visit(path, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await endSplash(page);
      await open(page);
      const found = [...(await findFaults(page)), ...(await findBroken(page, 'everything'))];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
      if (expected) forgive(product, expected);
      await page.close();
    }
    expect(faults).toEqual([]);
    expect(product.complaints).toEqual([]);
  },
  360_000,
);
