import { expect, test } from 'vitest';
import { sharedProduct } from '../product.testkit.ts';
import { findBroken } from './look/axe.testkit.ts';
import { findFaults } from './look/faults.testkit.ts';
import { inspectStates } from './look/opened.testkit.ts';

test('states opened at 390 pixels are readable, have large targets and pass WCAG 2.2 AA', async () => {
  await using product = await sharedProduct();
  const faults = await inspectStates(product, 390, async (page) => [
    ...(await findFaults(page)),
    ...(await findBroken(page, 'everything')),
  ]);
  expect(faults).toEqual([]);
});
