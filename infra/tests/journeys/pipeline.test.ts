import { expect, test } from 'vitest';
import { testSubject } from '../../commands/check-site/page-checks.ts';
import { openPipeline, outcomes } from './pipeline.testkit.ts';
import { sharedProduct } from './product.testkit.ts';

test('a commit of main is built once, deployed to staging and prod, and checked there', async () => {
  await using pipeline = await openPipeline();
  await using product = await sharedProduct();
  const commit = pipeline.commit();

  const results = await pipeline.run('deploy', { vars: async () => ({ ADDRESS: product.url, MAIL: 'office' }) });

  expect(results['prod']?.printed).toMatch(/All \d+ checks passed\./);
  expect(outcomes(results)).toEqual({ build: 'success', staging: 'success', prod: 'success', content: 'skipped' });
  const { stacks } = await pipeline.readAccount();
  for (const stack of ['Website-staging', 'Website-prod']) {
    expect(stacks[stack]?.template.Outputs).toEqual({ Commit: { Value: commit }, Lists: { Value: 'none' } });
  }
  expect(await product.inbox.waitFor(testSubject)).toMatchObject({ subject: testSubject });
});
