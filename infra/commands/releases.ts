import { edgeCodeFolder, releaseComment } from '../edge/releases.ts';
import { readAws, type AwsCli } from './aws-cli.ts';

export type Release = { id: string; deployedAt: string; isLive: boolean };

const outputNames = ['SiteBucket', 'EdgeFunction', 'BlogPagesFunction'] as const;

export type StackOutputs = Readonly<Record<(typeof outputNames)[number], string>>;

/** Returns the outputs of a stack, none if it does not exist or is being created. */
export function readAllOutputs(aws: AwsCli, stack: string): Readonly<Record<string, string>> {
  const query = 'Stacks[0].Outputs[].[OutputKey, OutputValue]';
  const words = ['cloudformation', 'describe-stacks', '--stack-name', stack, '--query', query];
  const response = aws(...words);
  if (response.stderr.includes('does not exist')) return {};
  return Object.fromEntries((readAws(() => response, ...words) as [string, string][] | null) ?? []);
}

export function readOutputs(aws: AwsCli, stack: string): StackOutputs {
  const outputs = readAllOutputs(aws, stack);
  const missing = outputNames.find((name) => outputs[name] === undefined);
  if (missing) throw new Error(`Expected the output ${missing} of ${stack}, found none: deploy it first.`);
  return outputs;
}

/** Returns the comment of the edge function that visitors get, as `releaseComment` writes it. */
export function readLiveComment(aws: AwsCli, edgeFunction: string): string {
  const words = ['--name', edgeFunction, '--stage', 'LIVE', '--query', 'FunctionSummary.FunctionConfig.Comment'];
  return String(readAws(aws, 'cloudfront', 'describe-function', ...words));
}

/** Returns the releases that a stage can be switched to, the newest first. */
export function listReleases(aws: AwsCli, { SiteBucket, EdgeFunction }: StackOutputs): Release[] {
  const comment = readLiveComment(aws, EdgeFunction);
  return listObjects(aws, SiteBucket, `${edgeCodeFolder.slice(1)}/`)
    .flatMap(({ key, writtenAt }): Release[] => {
      const id = /\/([0-9a-f]+)\.js$/.exec(key)?.[1];
      return id ? [{ id, deployedAt: writtenAt.toISOString(), isLive: releaseComment(id) === comment }] : [];
    })
    .sort((one, other) => other.deployedAt.localeCompare(one.deployedAt));
}

export function listObjects(aws: AwsCli, bucket: string, prefix: string): { key: string; writtenAt: Date }[] {
  const words = ['--bucket', bucket, '--prefix', prefix, '--query', 'Contents[].[Key, LastModified]'];
  const pairs = readAws(aws, 's3api', 'list-objects-v2', ...words) as [string, string][] | null | undefined;
  return (pairs ?? []).map(([key, time]) => ({ key, writtenAt: new Date(time) }));
}
