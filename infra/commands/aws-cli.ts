import { spawnSync } from 'node:child_process';
import { isStageName, stackName, unknownStage } from '../stack/stages/stages.ts';
import { UnusableArguments } from './command.ts';

/** Runs one command of the AWS CLI in the region of the stacks, with JSON as its output. */
export type AwsCli = (...words: string[]) => { status: number | null; stdout: string; stderr: string };

export const awsCli: AwsCli = (...words) => {
  const options = ['--region', 'us-east-1', '--output', 'json'];
  const { status, stdout, stderr, error } = spawnSync('aws', [...words, ...options], {
    encoding: 'utf8',
    // A template has up to 1 MB.
    maxBuffer: 16_000_000,
  });
  return { status, stdout, stderr: error ? `The AWS CLI does not start: ${error.message}` : stderr };
};

/** Returns the parsed output of a command. Throws the error of the AWS CLI if the command fails. */
export function readAws(aws: AwsCli, ...words: string[]): unknown {
  const { status, stdout, stderr } = aws(...words);
  if (status !== 0) throw new Error(`aws ${words.slice(0, 2).join(' ')} failed: ${stderr.trim()}`);
  return stdout.trim() === '' ? undefined : JSON.parse(stdout);
}

/** Returns the name of a stage's stack. Throws UnusableArguments if there is no such stage. */
export function stackOf(name = ''): string {
  if (!isStageName(name)) throw new UnusableArguments(unknownStage(name));
  return stackName({ name });
}
