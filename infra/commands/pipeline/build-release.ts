import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stackOf } from '../aws-cli.ts';
import { command, readArguments } from '../command.ts';
import { synthesize } from '../deploy.ts';
import { git, takeLists } from './content-branch.ts';
import { bundlePrograms } from './programs.ts';

/** Builds the commit that is checked out, with the lists of the branch `content`, and writes the artefact. */
async function buildRelease(words: string[]): Promise<number> {
  const names = readArguments(words, 'any', {}).positionals;
  for (const name of names) stackOf(name);
  const source = { 'source:lists': takeLists(), 'source:commit': git('rev-parse', 'HEAD') };
  for (const stage of names) {
    const status = synthesize(stage, source);
    if (status !== 0) return status;
  }
  await packRelease(names, '.cache/release');
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

await command(import.meta.url, 'npm run build:release -- STAGE …', buildRelease);
