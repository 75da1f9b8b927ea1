import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readStage } from '../stack/stages/stages.ts';
import { awsCli } from './aws-cli.ts';
import { command, stackOf, UnusableArguments } from './command.ts';
import { deployStack } from './deploy-stack.ts';

export type DeployArguments = {
  stageName: string;
  context: Record<string, string>;
  only: 'synth' | 'deploy' | 'all';
  allowRemoval: boolean;
  listsOnly: boolean;
  /** All other options, which belong to `cdk deploy`. */
  cdkOptions: readonly string[];
};

/**
 * Returns the arguments of `npm run deploy`; `cdk deploy` gets those that are not ours. Throws UnusableArguments for a
 * step that does not exist.
 */
export function readDeployArguments(words: readonly string[]): DeployArguments {
  const [stageName = '', ...others] = words;
  const options = {
    'allow-removal': { type: 'boolean', default: false },
    'lists-only': { type: 'boolean', default: false },
    only: { type: 'string', default: 'all' },
    context: { type: 'string', short: 'c', multiple: true, default: [] as string[] },
  } as const;
  const { values, tokens } = parseArgs({ args: others, options, strict: false, tokens: true });
  const { only, context } = values as { only: string; context: string[] };
  if (only !== 'synth' && only !== 'deploy' && only !== 'all') {
    throw new UnusableArguments(`Expected --only synth or deploy, got “${only}”.`);
  }
  const cdkOptions = tokens.flatMap((token) => {
    if (token.kind === 'positional') return token.value;
    if (token.kind === 'option-terminator' || token.name in options) return [];
    return token.inlineValue ? `${token.rawName}=${token.value}` : token.rawName;
  });
  return {
    stageName,
    context: Object.fromEntries(context.map((pair) => [pair.replace(/=.*/s, ''), pair.replace(/^[^=]*=?/, '')])),
    only,
    allowRemoval: values['allow-removal'] === true,
    listsOnly: values['lists-only'] === true,
    cdkOptions,
  };
}

/** Returns the exit code of the first step that failed, or 0. Reads the values first, before the build takes time. */
async function deploy(words: readonly string[]): Promise<number> {
  const { stageName, context, only, allowRemoval, listsOnly, cdkOptions } = readDeployArguments(words);
  const stack = stackOf(stageName);
  const assembly = `cdk.out/${stageName}`;
  if (only !== 'deploy') {
    const values = { ...context, stage: stageName };
    readStage(values);
    const options = Object.entries(values).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    const status = cdk('synth', '--quiet', '--output', assembly, ...options);
    if (status !== 0 || only === 'synth') return status;
  }
  return deployStack({
    stack,
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

/**
 * Builds, synthesizes and deploys one stage. `--only synth` stops before the deployment and `--only deploy` deploys what
 * `--only synth` wrote, so that a pipeline can do the two in different jobs, the second without packages. `--lists-only`
 * rejects everything but new lists.
 */
await command(import.meta.url, 'npm run deploy -- STAGE [-c key=value …] [--allow-removal]', deploy);
