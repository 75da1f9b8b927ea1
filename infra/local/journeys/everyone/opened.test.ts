import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../product.ts';
import { findBroken } from './look/axe.ts';
import { findFaults } from './look/faults.ts';
import { lookAtStates } from './look/opened.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

test.each([390, 1280])(
  'whatever can be opened at %i pixels can be read and pressed, and breaks no rule of WCAG 2.2 AA',
  async (width) => {
    const faults = await lookAtStates(product, width, async (page) => [
      ...(await findFaults(page)),
      ...(await findBroken(page, 'everything')),
    ]);
    expect(faults).toEqual([]);
    expect(product.complaints).toEqual([]);
  },
);
