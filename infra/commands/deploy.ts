import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { readStage, stages } from '../stack/stages/stages.ts';
import { awsCli, stackOf } from './aws-cli.ts';
import { command, readArguments } from './command.ts';
import { releaseComment } from '../edge/releases.ts';
import { deployStack } from './deploy-stack.ts';
import { readAllOutputs, readLiveComment } from './releases.ts';

/** Returns the arguments of `npm run deploy`; `cdk deploy` gets `cdkOptions`: two that are known, and all after `--`. */
export function readDeployArguments(words: readonly string[]) {
  const end = words.includes('--') ? words.indexOf('--') : words.length;
  const { positionals, values } = readArguments(words.slice(0, end), 1, {
    'allow-removal': { type: 'boolean', default: false },
    'lists-only': { type: 'boolean', default: false },
    synthesized: { type: 'boolean', default: false },
    ...contextOption,
    'require-approval': { type: 'string' },
    'revert-drift': { type: 'boolean', default: false },
  });
  return {
    stageName: positionals[0] ?? '',
    context: readContext(values.context),
    isSynthesized: values.synthesized,
    allowRemoval: values['allow-removal'],
    listsOnly: values['lists-only'],
    cdkOptions: [
      ...(values['require-approval'] === undefined ? [] : ['--require-approval', values['require-approval']]),
      ...(values['revert-drift'] ? ['--revert-drift'] : []),
      ...words.slice(end + 1),
    ],
  };
}

/** `-c key=value`, any number of times. */
export const contextOption = {
  context: { type: 'string', short: 'c', multiple: true, default: [] as string[] },
} as const;

export function readContext(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(pairs.map((pair) => [pair.replace(/=.*/s, ''), pair.replace(/^[^=]*=?/, '')]));
}

/** Returns the exit code of the first step that failed, or 0. Reads the values first, before the build takes time. */
async function deploy(words: readonly string[]): Promise<number> {
  const { stageName, context, isSynthesized, allowRemoval, listsOnly, cdkOptions } = readDeployArguments(words);
  const stack = stackOf(stageName);
  if (!isSynthesized) {
    const status = synthesize(stageName, context);
    if (status !== 0) return status;
  }
  const assembly = assemblyOf(stageName);
  return deployStack({
    stack,
    assembly,
    allowRemoval,
    listsOnly,
    aws: awsCli,
    cdk: (command) => {
      if (command === 'deploy') writeFormer(stack);
      return cdk(command, '--all', '--app', assembly, ...(command === 'deploy' ? cdkOptions : ['--force']));
    },
    pause: () => wait(10_000),
  });
}

/**
 * Tells the next step of the workflow's job which release visitors had before, for pipeline/switch-back.ts; there is none
 * before the first deployment. Without it the deployment goes on, and nothing is switched back.
 */
function writeFormer(stack: string): void {
  const { GITHUB_OUTPUT: file } = process.env;
  if (!file) return;
  try {
    const { EdgeFunction } = readAllOutputs(awsCli, stack);
    if (!EdgeFunction) return;
    appendFileSync(file, `former=${readLiveComment(awsCli, EdgeFunction).replace(releaseComment(''), '')}\n`);
  } catch (error) {
    console.warn(`The release that is live is unknown: ${String(error)}`);
  }
}

/** Writes the stack of a stage, for which the site is built unless it is up to date. Returns the exit code. */
export function synthesize(stage: string, context: Readonly<Record<string, string>>): number {
  const values = { ...context, stage };
  readStage(values, stages);
  const options = Object.entries(values).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  return cdk('synth', '--quiet', '--output', assemblyOf(stage), ...options);
}

function assemblyOf(stage: string): string {
  return `cdk.out/${stage}`;
}

/** By its path, because the pipeline carries the package to a job that installs nothing. */
function cdk(...words: string[]): number {
  return spawnSync(process.execPath, ['node_modules/aws-cdk/bin/cdk', ...words], { stdio: 'inherit' }).status ?? 1;
}

const usage =
  'npm run deploy -- STAGE [-c key=value …] [--allow-removal] [--revert-drift] [--synthesized [--lists-only]] [-- OPTION OF CDK …]';

/**
 * Builds, synthesizes and deploys one stage. `--synthesized` deploys what another job of the pipeline has synthesized,
 * without packages. `--lists-only` rejects everything but new lists.
 */
await command(import.meta.url, usage, deploy);
