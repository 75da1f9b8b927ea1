import { expect, test } from 'vitest';
import { readDeployArguments } from './deploy.ts';

test('-c values go to the synthesis, our own options to the deployment, and all others to cdk', () => {
  const words = [
    'staging',
    '-c',
    'waf=no',
    '--allow-removal',
    '--lists-only',
    '--require-approval',
    'never',
    '--only',
    'deploy',
  ];
  expect(readDeployArguments(words)).toEqual({
    stageName: 'staging',
    context: { waf: 'no' },
    only: 'deploy',
    allowRemoval: true,
    listsOnly: true,
    cdkOptions: ['--require-approval', 'never'],
  });
});
