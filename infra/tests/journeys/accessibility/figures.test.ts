import { expect, test } from 'vitest';
import { goTo } from '../look/screens.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';

test('figures are named in a few words, because screen readers read the name before the content', async () => {
  await using product = await sharedProduct();
  const page = await product.open();
  for (const path of ['/', '/contact', '/success-stories']) {
    await goTo(page, path);
    const tree = await page.locator('main').ariaSnapshot();
    const names = [...tree.matchAll(/- '?figure(?: "(.+?)")?/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => name === '' || name.length > 90)).toEqual([]);
  }
});
