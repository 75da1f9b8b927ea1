import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isFilledIn, readStage, stages } from '../../stack/stages/stages.ts';
import { stackOf } from '../aws-cli.ts';
import { command, readArguments } from '../command.ts';
import { synthesize } from '../deploy.ts';
import { git, takeLists } from './content-branch.ts';
import { bundlePrograms } from './programs.ts';

/**
 * Builds the commit that is checked out, with the lists of the branch `content`, and writes the artefact for the named
 * stages, or for all that are filled in: this way a pull request fails if a deployment of it would.
 */
async function buildRelease(words: string[]): Promise<number> {
  const names = readArguments(words, 'any', {}).positionals;
  for (const name of names) stackOf(name);
  const stageNames = names.length > 0 ? names : Object.keys(stages).filter(isFilledIn);
  // All before the first build, because each takes a minute.
  for (const stage of stageNames) readStage({ stage }, stages);
  const source = { 'source:lists': takeLists(), 'source:commit': git('rev-parse', 'HEAD') };
  for (const stage of stageNames) {
    const status = synthesize(stage, source);
    if (status !== 0) return status;
  }
  await packRelease(stageNames, '.cache/release');
  console.log(`Built for ${stageNames.join(', ')}.`);
  return 0;
}

/**
 * Writes the artefact, all that the jobs with AWS credentials have: the programs, the stacks of the stages, the CDK CLI with
 * its settings, and the page by which check-site knows the build.
 */
export async function packRelease(stages: readonly string[], folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await bundlePrograms(folder);
  const assemblies = stages.map((stage) => `cdk.out/${stage}`);
  for (const path of [...assemblies, 'cdk.json', 'node_modules/aws-cdk', 'web/dist/client/index.html']) {
    cpSync(path, join(folder, path), { recursive: true });
  }
}

await command(import.meta.url, 'npm run build:release -- [STAGE …]', buildRelease);
