import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { job as savedJob } from '../../commands/content-pull/lists-server.testkit.ts';
import type { CloudFormationTemplate } from '../../commands/source.ts';
import { noAccount, openJob } from './pipeline.testkit.ts';
import { openProduct } from './product.testkit.ts';
import { copySite } from './site-copy.testkit.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const qaEngineer = { id: 7, slug: 'qa-engineer', title: 'QA Engineer', ...savedJob(7).fields };
const pulledAt = '2026-11-20T12:10:00.000Z';

function run(cwd: string, program: string, ...words: string[]): string {
  const env = { ...process.env, GIT_AUTHOR_DATE: pulledAt };
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed: ${stdout}${stderr}`);
  return stdout.trim();
}

test.each([
  ['one job', [qaEngineer]],
  ['no job', []],
])('a commit is built once with the list of %s, and its artefact deploys and checks it', async (_, jobs) => {
  await using site = await copySite();
  await using job = await openJob();
  for (const name of ['cdk.json', '.gitignore']) await cp(join(root, name), join(site.folder, name));
  // As it is before somebody fills it in: prod is left out.
  const values = "domain: '', officeMailbox: '', senderAddress: '', mailDomain: '', cmsUrl: '', alarmMailbox: ''";
  const empty = `import { dev } from './dev.ts'; export const prod = { ...dev, ${values} };`;
  await writeFile(join(site.folder, 'infra/stack/stages/prod.ts'), empty);
  const git = (...words: string[]) => run(site.folder, 'git', '-c', 'user.name=a', '-c', 'user.email=a@b', ...words);
  const [hub, list] = [join(site.folder, '.cache/hub'), join(site.pulled, 'jobs.json')];
  await mkdir(hub, { recursive: true });
  run(hub, 'git', 'init', '--quiet', '--bare');
  git('init', '--quiet', '--initial-branch=main');
  git('remote', 'add', 'origin', hub);
  git('add', 'web', 'functions', 'infra', 'package.json', 'cdk.json');
  git('commit', '--quiet', '--message=Change');
  const commit = git('rev-parse', 'HEAD');
  await writeFile(list, JSON.stringify(jobs));
  git('commit', '--quiet', '--all', '--message=Lists');
  git('push', '--quiet', 'origin', 'HEAD:content');
  git('reset', '--quiet', '--hard', commit);

  run(site.folder, 'npm', 'run', 'build:release');

  await rm(job.folder, { recursive: true });
  await rename(join(site.folder, '.cache/release'), job.folder);
  expect(await readFile(list, 'utf8')).toBe(JSON.stringify(jobs));
  const [staging, dev] = await Promise.all(
    ['staging', 'dev'].map(async (stage) => {
      const file = join(job.folder, `cdk.out/${stage}/Website-${stage}.template.json`);
      return JSON.parse(await readFile(file, 'utf8')) as CloudFormationTemplate;
    }),
  );
  for (const template of [staging!, dev!]) {
    expect(template.Outputs).toMatchObject({ Commit: { Value: commit }, Lists: { Value: pulledAt } });
  }
  const release = /"release [0-9a-f]{8}"/;
  expect(release.exec(JSON.stringify(dev))?.[0]).toBe(release.exec(JSON.stringify(staging))?.[0]);
  await job.setStack(staging!);
  const deployed = await job.run('deploy', 'staging', '--synthesized', '--require-approval', 'never');
  expect(deployed).toEqual({ status: 1, printed: expect.stringContaining(noAccount) });
  await job.setStack({ ...staging!, Outputs: { Commit: { Value: 'a'.repeat(40) } } });
  const late = await job.run('deploy', 'staging', '--synthesized', '--lists-only');
  expect(late).toEqual({
    status: 1,
    printed: expect.stringContaining(`Website-staging runs commit ${'a'.repeat(40)}`),
  });
  await using product = await openProduct({ tree: site.folder });
  expect(await job.run('check-site', product.url)).toMatchObject({ status: 0 });
});
