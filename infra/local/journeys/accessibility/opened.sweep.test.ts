import { expect, test } from 'vitest';
import { sharedProduct } from '../product.testkit.ts';
import { inspectStates } from './look/opened.testkit.ts';

test('states opened at 390 pixels are readable, have large targets and pass WCAG 2.2 AA in both themes', async () => {
  await using product = await sharedProduct();
  expect(await inspectStates(product, 390)).toEqual([]);
});
