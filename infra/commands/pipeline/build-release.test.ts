import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fullProduction } from '../../tests/synthesis/synthesis.testkit.ts';
import { copySite } from '../../tests/journeys/site-copy.testkit.ts';

const { stage: _, allowSamples: __, 'source:commit': ___, 'source:lists': ____, ...filledIn } = fullProduction;
const required = ['domain', 'officeMailbox', 'senderAddress', 'mailDomain', 'cmsUrl', 'alarmMailbox'];
const empty = Object.fromEntries(required.map((key) => [key, '']));

// Where the stages are right, the program goes on to the branch of the lists, and finds no repository.
test.each([
  ['without any value is left out', empty, 'git ls-remote'],
  ['with one value only fails', { ...empty, domain: 'site.example' }, "The stage's officeMailbox is nothing"],
  ['with a wrong value fails', { ...filledIn, officeMailbox: 'office' }, "The stage's officeMailbox is “office”"],
])('the check of a pull request: a prod.ts %s', async (_, values, sentence) => {
  await using site = await copySite();
  const code = `import { dev } from './dev.ts'; export const prod = { ...dev, ...${JSON.stringify(values)} };`;
  await writeFile(join(site.folder, 'infra/stack/stages/prod.ts'), code);
  const options = { cwd: site.folder, env: { ...process.env, GIT_DIR: '/nowhere' }, encoding: 'utf8' } as const;
  const program = ['--import', 'tsx', 'infra/commands/pipeline/build-release.ts'];
  const { status, stderr } = spawnSync(process.execPath, program, options);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
});
