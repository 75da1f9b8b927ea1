import { expect, test } from 'vitest';
import { checkSite } from '../../site-check/check-site.ts';
import { testSubject } from '../../site-check/mail-check.ts';
import { openProduct } from './product.ts';

test('what is looked at after a deployment is as it should be here, the marked message included', async () => {
  await using product = await openProduct();

  const findings = await checkSite(product.url, { mail: 'office' });

  expect(findings.filter(({ problem }) => problem !== '')).toEqual([]);
  expect(await product.inbox.next()).toMatchObject({ subject: testSubject });
});

test('a message for SES’s simulator is not taken by a product that writes to people', async () => {
  await using product = await openProduct();

  const findings = await checkSite(product.url, { mail: 'simulator' });

  expect(findings.filter(({ problem }) => problem !== '').map(({ what }) => what)).toEqual(['mail']);
  expect(await product.inbox.all()).toEqual([]);
});
