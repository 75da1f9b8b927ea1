import { expect, test } from 'vitest';
import { sharedProduct } from '../product.testkit.ts';
import { ready } from '../visits.testkit.ts';
import { forbidStorage, slowDown } from './impairments.testkit.ts';
import { tasks, visitPrepared } from './tasks.testkit.ts';

test.each(tasks)('with 400 kbit/s and 400 ms a visitor can $name', async ({ path, carryOut }) => {
  await using product = await sharedProduct();
  const page = await product.visit('/terms-of-service');
  await slowDown(page.context());
  await page.goto(path);
  await ready(page);
  page.setDefaultTimeout(90_000);
  await carryOut(page, product);
  await page.context().close();
  expect(product.consoleErrors).toEqual([]);
});

test.each(tasks)('without storage and cookies a visitor can $name', async ({ path, carryOut }) => {
  await using product = await sharedProduct();
  const page = await visitPrepared(product, path, forbidStorage);
  expect(await page.evaluate(() => Reflect.has(globalThis, 'sessionStorage') && document.cookie)).toBe('');
  await carryOut(page, product);
  await page.context().close();
  expect(product.consoleErrors).toEqual([]);
});
