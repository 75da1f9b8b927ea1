import { expect, test } from 'vitest';
import { memoryBound, runLoad } from './load.ts';
import { openMailProduct } from './mail-product.ts';

test('sixty messages, six with 4 MB résumés, all arrive once and whole while SES fails half of the time', async () => {
  await using product = await openMailProduct();
  const outcome = await runLoad(product, { messages: 60, resumes: 6 });
  expect(outcome).toMatchObject({ refused: 0, lost: [], twice: [], damaged: [] });
  expect(product.ses.taken.filter(({ attachments }) => attachments.length === 1)).toHaveLength(6);
  expect(outcome.failures).toBeGreaterThan(20);
  expect(outcome.peakMegabytes).toBeLessThan(memoryBound);
});
