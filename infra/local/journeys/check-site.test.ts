import { expect, test } from 'vitest';
import { checkSite } from '../../site-check/check-site.ts';
import { testSubject } from '../../site-check/mail-check.ts';
import { sharedProduct } from './product.testkit.ts';

test('check:site passes on the local stack, the marked message included', async () => {
  await using product = await sharedProduct();

  const findings = await checkSite(product.url, { mail: 'office' });

  expect(findings.filter(({ problem }) => problem !== '')).toEqual([]);
  expect(await product.inbox.waitFor(testSubject)).toMatchObject({ subject: testSubject });
});
