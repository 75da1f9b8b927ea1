import { stackName } from '../../stack/stages/stages.ts';
import { awsCli, type AwsCli } from '../aws-cli.ts';
import { command } from '../command.ts';
import { readAllOutputs } from '../releases.ts';
import { unknownCommit } from '../source.ts';

/**
 * Returns what prod runs, as the outputs of a step: no commit before its first deployment. Throws one sentence if no
 * pipeline deployed it.
 */
export function readLive(aws: AwsCli): string {
  const stack = stackName({ name: 'prod' });
  const outputs = readAllOutputs(aws, stack);
  if (Object.keys(outputs).length === 0) return 'commit=';
  const { Commit: commit = '', Lists: lists = 'none' } = outputs;
  if (!/^[0-9a-f]{40}$/.test(commit)) throw new Error(unknownCommit(stack));
  return `commit=${commit}\nlists=${lists}`;
}

await command(import.meta.url, 'node live.mjs', () => readLive(awsCli));
