import { expect, test } from 'vitest';
import { readDeployArguments } from './deploy.ts';

test('-c values go to the synthesis, our own options to the deployment, and all after -- to cdk', () => {
  const ours = ['-c', 'waf=no', '--allow-removal', '--lists-only', '--synthesized'];
  expect(readDeployArguments(['staging', ...ours, '--require-approval', 'never', '--', '--verbose'])).toEqual({
    stageName: 'staging',
    context: { waf: 'no' },
    isSynthesized: true,
    allowRemoval: true,
    listsOnly: true,
    cdkOptions: ['--require-approval', 'never', '--verbose'],
  });
});
