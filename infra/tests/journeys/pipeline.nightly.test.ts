import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { job } from '../../commands/content-pull/lists-server.testkit.ts';
import { type JobResult, openPipeline, outcomes, type Results } from './pipeline.testkit.ts';
import { openProduct, type Product } from './product.testkit.ts';

const qaEngineer = { id: 7, slug: 'qa-engineer', title: 'QA Engineer', ...job(7).fields };

const lastSuccess = 'web/src/content/pulled/last-success';

const lists = [
  ['one job', [qaEngineer]],
  ['no job', []],
] as const;

test.each(lists)('a list with %s is deployed with the commit that prod runs, and nothing else is', async (_, jobs) => {
  await using pipeline = await openPipeline();
  const live = pipeline.commit();
  const running = (commit: string, pulledAt: string) => ({
    status: 'UPDATE_COMPLETE',
    template: {
      Resources: {
        Edge: { Type: 'AWS::CloudFront::Function', Properties: { FunctionConfig: { Comment: 'release a1' } } },
      },
      Outputs: { Commit: { Value: commit }, Lists: { Value: pulledAt } },
    },
  });
  const set = (commit: string, pulledAt: string, published = 'release a1') =>
    pipeline.writeAccount({ stacks: { 'Website-prod': running(commit, pulledAt) }, published });
  await set(live, 'none');
  const newer = pipeline.commit();
  const sentence = 'Story “Acme”: “Rating” is “9”';
  await pipeline.publish('jobs', jobs, [sentence]);
  let product: Product | undefined;
  onTestFinished(() => product?.[Symbol.asyncDispose]());
  const vars = async ({ build }: Results) => {
    // The site of the build.
    if (build?.result === 'success') product ??= await openProduct({ tree: build.folder });
    return { DEPLOY: 'yes', ADDRESS: product?.url ?? '' };
  };

  // What is right is deployed; then the run fails, and the editors are told what is wrong.
  const results = await pipeline.run('content', { vars });

  expect(results['content']?.printed).toMatch(/All \d+ checks passed\./);
  expect(outcomes(results)).toMatchObject({
    build: 'success',
    staging: 'skipped',
    prod: 'skipped',
    content: 'success',
    tell: 'failure',
  });
  expect(await pipeline.readSent()).toEqual([{ problems: [sentence] }]);
  const { stacks } = await pipeline.readAccount();
  const pulled = results['push']?.outputs['lists'] ?? '';
  expect(stacks).toEqual({ 'Website-prod': running(live, pulled) });

  // Nothing is left to do: the time at which WordPress was reached last deploys nothing.
  await pipeline.publish('jobs', jobs);
  const idle = await pipeline.run('content', { vars });
  expect(outcomes(idle)).toMatchObject({ live: 'success', deploy: 'skipped', tell: 'skipped' });
  const stored = async ({ folder }: JobResult) => readFile(join(folder, 'lists', lastSuccess), 'utf8');
  expect(await stored(idle['push']!)).not.toBe(await stored(results['push']!));

  const later = new Date(Date.parse(pulled) + 1_000).toISOString();
  for (const [commit, deployed, published, sentence] of [
    [newer, 'none', 'release a1', `Website-prod runs commit ${newer}; expected ${live}`],
    [live, later, 'release a1', `Website-prod has the lists of ${later}; expected none newer than ${pulled}`],
    [live, 'none', 'release b2', 'Website-prod is switched to release b2; expected release a1'],
  ] as const) {
    await set(commit, deployed, published);
    const again = await pipeline.run('deploy', { vars, inputs: { live }, jobs: ['content'], results });
    expect(again['content']).toMatchObject({ result: 'failure', printed: expect.stringContaining(sentence) });
    expect((await pipeline.readAccount()).stacks).toEqual({ 'Website-prod': running(commit, deployed) });
  }
});
