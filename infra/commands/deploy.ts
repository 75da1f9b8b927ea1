import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { awsCli } from './aws-cli.ts';
import { readDeployArguments } from './deploy-arguments.ts';
import { deployStack } from './deploy-stack.ts';
import { readStage, stackName } from '../stack/stages/stages.ts';

/**
 * `npm run deploy -- STAGE [-c key=value …] [--allow-removal]`: builds, synthesizes and deploys one stage.
 * `--only synth` stops before the deployment and `--only deploy` deploys what `--only synth` wrote, so that a pipeline
 * can do the two in different jobs, the second without packages. `--lists-only` rejects everything but new lists.
 */
try {
  process.exitCode = await deploy(process.argv.slice(2));
} catch (error) {
  // Wrong values and rejected removals are explained by the sentence alone. A stack trace would hide it.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Returns the exit code of the first step that failed, or 0. Reads the values first, before the build takes time. */
async function deploy(words: readonly string[]): Promise<number> {
  const { stageName, context, only, allowRemoval, listsOnly, cdkOptions } = readDeployArguments(words);
  const assembly = `cdk.out/${stageName}`;
  if (only !== 'deploy') {
    const values = { ...context, stage: stageName };
    readStage(values);
    const options = Object.entries(values).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    const status = cdk('synth', '--quiet', '--output', assembly, ...options);
    if (status !== 0 || only === 'synth') return status;
  }
  return deployStack({
    stack: stackName({ name: stageName }),
    assembly,
    allowRemoval,
    listsOnly,
    aws: awsCli,
    cdk: (command) => cdk(command, '--all', '--app', assembly, ...(command === 'deploy' ? cdkOptions : ['--force'])),
    pause: () => wait(10_000),
  });
}

/** By its path, because the pipeline carries the package to a job that installs nothing. */
function cdk(...words: string[]): number {
  return spawnSync(process.execPath, ['node_modules/aws-cdk/bin/cdk', ...words], { stdio: 'inherit' }).status ?? 1;
}
