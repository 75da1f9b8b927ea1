import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testSubject } from '../../commands/check-site/page-checks.ts';
import { packRelease } from '../../commands/pipeline/build-release.ts';
import { noAccount, openJob } from './pipeline.testkit.ts';
import { product } from './product.testkit.ts';

test('the programs of the artefact deploy a stack and check a site in a folder that has nothing else', async () => {
  await using job = await openJob();
  const template = { Resources: {}, Outputs: { Commit: { Value: 'a'.repeat(40) }, EdgeFunction: { Value: 'edge' } } };
  await job.setStack({ Resources: {} });
  await packRelease([], job.folder);
  const assembly = join(job.folder, 'cdk.out/prod');
  await mkdir(assembly, { recursive: true });
  const [environment, templateFile] = ['aws://unknown-account/us-east-1', 'Website-prod.template.json'];
  const stack = { type: 'aws:cloudformation:stack', environment, properties: { templateFile } };
  const manifest = { version: '36.0.0', artifacts: { 'Website-prod': stack } };
  await writeFile(join(assembly, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(assembly, templateFile), JSON.stringify(template));

  const deploy = () => job.run('deploy', 'prod', '--synthesized', '--require-approval', 'never');
  expect(await job.run('live')).toEqual({ status: 0, printed: 'commit=\n' });
  expect(await deploy()).toEqual({ status: 1, printed: expect.stringContaining(noAccount) });
  expect(await job.outputs()).toBe('');
  await job.setStack(template);
  expect(await job.run('live')).toEqual({ status: 0, printed: `commit=${'a'.repeat(40)}\nlists=none\n` });
  expect(await deploy()).toEqual({ status: 1, printed: expect.stringContaining(noAccount) });
  expect(await job.outputs()).toBe('former=a1b2c3d4\n');
  const checked = await job.run('check-site', product.url, '--mail', 'office');
  expect(checked).toEqual({ status: 0, printed: expect.stringMatching(/All \d+ checks passed\./) });
  expect(await product.inbox.waitFor(testSubject)).toMatchObject({ subject: testSubject });
});
