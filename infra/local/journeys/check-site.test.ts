import { expect, test } from 'vitest';
import { checkSite } from '../../check-site.ts';
import { openProduct } from './product.ts';

test('what is looked at after a deployment is as it should be here, the marked message included', async () => {
  await using product = await openProduct();

  const findings = await checkSite(product.url, { mail: true });

  expect(findings.filter(({ problem }) => problem !== '')).toEqual([]);
  expect(await product.inbox.next()).toMatchObject({ subject: 'Test of the website after a deployment' });
});
