import { expect, test } from 'vitest';
import { onePathEach } from '../paths.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';
import { findBroken } from '../look/axe.testkit.ts';
import { findFaults } from '../look/faults.testkit.ts';
import { goTo, widen, widths } from '../look/screens.testkit.ts';

test('every screen is readable and has large targets from 320 to 2560 pixels in both themes', async () => {
  await using product = await sharedProduct({ hasScrollbars: true });
  const page = await product.visit('/sitemap');
  const faults: string[] = [];
  for (const path of await onePathEach(product)) {
    await goTo(page, path);
    for (const width of widths) {
      await widen(page, width);
      // screens.sweep.test.ts runs all rules of axe; other widths show the same text in another layout.
      const found = [...(await findFaults(page)), ...(await findBroken(page, 'layout'))];
      faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
    }
  }
  await product.ignoreErrors();
  expect(faults).toEqual([]);
  expect(product.consoleErrors).toEqual([]);
});
