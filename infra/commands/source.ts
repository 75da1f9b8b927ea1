import type { Source } from '../stack/website-stack.ts';
import { releaseComment } from '../edge/releases.ts';
import type { AwsCli } from './aws-cli.ts';
import { readLiveComment, readOutputs } from './releases.ts';

export type CloudFormationTemplate = {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
  Outputs?: Record<string, { Value: string }>;
};

export function readSource({ Outputs = {} }: CloudFormationTemplate): Source {
  return { commit: Outputs['Commit']?.Value ?? 'none', lists: Outputs['Lists']?.Value ?? 'none' };
}

export function unknownCommit(stack: string): string {
  return `${stack} was not deployed by the pipeline, so its commit is unknown: run the workflow ci first.`;
}

/**
 * Throws one sentence unless deploying the template `next` over `running` changes the lists alone: both are of the same
 * commit, the lists are not older, and the release that visitors get is the one that was deployed.
 */
export function checkListsOnly(
  stack: string,
  running: CloudFormationTemplate | undefined,
  next: CloudFormationTemplate,
  aws: AwsCli,
): void {
  const again = 'Nothing was deployed: run the workflow content again.';
  const [live, built] = [readSource(running ?? { Resources: {} }), readSource(next)];
  if (!running || live.commit === 'none') throw new Error(unknownCommit(stack));
  if (live.commit !== built.commit) {
    throw new Error(`${stack} runs commit ${live.commit}; expected ${built.commit}, with these lists. ${again}`);
  }
  if (timeOf(live.lists) > timeOf(built.lists)) {
    throw new Error(`${stack} has the lists of ${live.lists}; expected none newer than ${built.lists}. ${again}`);
  }
  const { EdgeFunction } = readOutputs(aws, stack);
  const release = readLiveComment(aws, EdgeFunction);
  if (release !== deployedRelease(running)) {
    throw new Error(
      `${stack} is switched to ${release}; expected ${deployedRelease(running)}. The lists wait until it is ` +
        'switched forward again or main is deployed.',
    );
  }
}

function timeOf(lists: string): number {
  return lists === 'none' ? 0 : Date.parse(lists);
}

/** Returns the comment of the edge function as it was deployed. `npm run release` publishes another one. */
function deployedRelease({ Resources }: CloudFormationTemplate): string {
  const comments = Object.values(Resources).map(
    ({ Properties }) => (Properties?.FunctionConfig as { Comment?: string } | undefined)?.Comment ?? '',
  );
  return comments.find((comment) => comment.startsWith(releaseComment(''))) ?? 'a release';
}
