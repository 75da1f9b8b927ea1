import { expect, test } from 'vitest';
import { checkListsOnly, type CloudFormationTemplate } from './source.ts';

const [older, newer] = ['2026-11-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z'];

function templateOf(commit: string, lists: string): CloudFormationTemplate {
  const Properties = { FunctionConfig: { Comment: 'release a1' } };
  return {
    Resources: { Edge: { Type: 'AWS::CloudFront::Function', Properties } },
    Outputs: { Commit: { Value: commit }, Lists: { Value: lists } },
  };
}

/** Checks the newer lists of the commit `live` over a stack of `commit` and `lists`, with this release published. */
function check(commit: string, lists: string, published: string): void {
  const outputs = ['SiteBucket', 'EdgeFunction', 'BlogPagesFunction'].map((name) => [name, name]);
  checkListsOnly('Website-prod', templateOf(commit, lists), templateOf('live', newer), (_, command) => {
    return { status: 0, stdout: JSON.stringify(command === 'describe-function' ? published : outputs), stderr: '' };
  });
}

test.each([older, newer, 'none'])('lists are deployed over those of %s with the commit that is live', (lists) => {
  expect(() => check('live', lists, 'release a1')).not.toThrow();
});

test.each([
  ['next', older, 'release a1', 'Website-prod runs commit next; expected live'],
  ['live', '2026-11-22T00:00:00.000Z', 'release a1', `expected none newer than ${newer}`],
  ['live', older, 'release b2', 'Website-prod is switched to release b2; expected release a1'],
])('lists are not deployed over commit %s with the lists of %s and %s', (commit, lists, published, sentence) => {
  expect(() => check(commit, lists, published)).toThrow(sentence);
});
