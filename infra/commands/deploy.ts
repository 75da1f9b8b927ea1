import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readStage, stages } from '../stack/stages/stages.ts';
import { awsCli, stackOf } from './aws-cli.ts';
import { command } from './command.ts';
import { deployStack } from './deploy-stack.ts';

/** Returns the arguments of `npm run deploy`; `cdk deploy` gets those that are not ours, `cdkOptions`. */
export function readDeployArguments(words: readonly string[]) {
  const [stageName = '', ...others] = words;
  const options = {
    'allow-removal': { type: 'boolean', default: false },
    'lists-only': { type: 'boolean', default: false },
    synthesized: { type: 'boolean', default: false },
    context: { type: 'string', short: 'c', multiple: true, default: [] as string[] },
  } as const;
  const { values, tokens } = parseArgs({ args: others, options, strict: false, tokens: true });
  const { context } = values as { context: string[] };
  const cdkOptions = tokens.flatMap((token) => {
    if (token.kind === 'positional') return token.value;
    if (token.kind === 'option-terminator' || token.name in options) return [];
    return token.inlineValue ? `${token.rawName}=${token.value}` : token.rawName;
  });
  return {
    stageName,
    context: Object.fromEntries(context.map((pair) => [pair.replace(/=.*/s, ''), pair.replace(/^[^=]*=?/, '')])),
    isSynthesized: values['synthesized'] === true,
    allowRemoval: values['allow-removal'] === true,
    listsOnly: values['lists-only'] === true,
    cdkOptions,
  };
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
    cdk: (command) => cdk(command, '--all', '--app', assembly, ...(command === 'deploy' ? cdkOptions : ['--force'])),
    pause: () => wait(10_000),
  });
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

/**
 * Builds, synthesizes and deploys one stage. `--synthesized` deploys what another job of the pipeline has synthesized,
 * without packages. `--lists-only` rejects everything but new lists.
 */
await command(import.meta.url, 'npm run deploy -- STAGE [-c key=value …] [--allow-removal]', deploy);
