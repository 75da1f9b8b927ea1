import { expect, test } from 'vitest';
import { sharedProduct } from '../product.testkit.ts';

test('the list is requested from the proxy with the agreed query', async () => {
  await using product = await sharedProduct();
  const response = await fetch(
    `${product.url}/default/cms/posts?_embed=true&per_page=9&page=1&orderby=date&order=desc&status=publish`,
  );
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('x-wp-total'))).toBeGreaterThanOrEqual(23);
  expect(await response.json()).toHaveLength(9);
  const categories = (await (
    await fetch(`${product.url}/default/cms/categories?per_page=100&orderby=count&order=desc`)
  ).json()) as {
    count: number;
  }[];
  expect(categories).toHaveLength(8);
  expect(categories.filter(({ count }) => count > 0)).toHaveLength(7);
});
