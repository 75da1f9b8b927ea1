import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { AwsCli } from './aws-cli.ts';
import { deployStack } from './deploy-stack.ts';

const queue = { Resources: { Waiting: { Type: 'AWS::SQS::Queue' } } };

type Account = { status?: string; template?: object; deployStatus?: number; next?: object; awsError?: string };

/** A protected stack `Website-prod`, synthesized, and an account in which it has `status`; none before it exists. */
function setUp({ status, template = queue, deployStatus = 0, next = queue, awsError }: Account) {
  const assembly = mkdtempSync(join(tmpdir(), 'assembly-'));
  onTestFinished(() => rmSync(assembly, { recursive: true }));
  const manifest = { artifacts: { 'Website-prod': { properties: { terminationProtection: true } } } };
  writeFileSync(join(assembly, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(assembly, 'Website-prod.template.json'), JSON.stringify(next));
  const steps: string[] = [];
  const ok = (output: object) => ({ status: 0, stdout: JSON.stringify(output), stderr: '' });
  const aws: AwsCli = (_, command = '') => {
    if (awsError) return { status: 255, stdout: '', stderr: awsError };
    if (command === 'get-template') return ok({ TemplateBody: template });
    if (command !== 'describe-stacks') steps.push(command);
    if (command !== 'describe-stacks') return { status: 0, stdout: '', stderr: '' };
    if (status) return ok({ Stacks: [{ StackStatus: status }] });
    return { status: 254, stdout: '', stderr: 'Stack with id Website-prod does not exist' };
  };
  const deploy = () => {
    const { artifacts } = JSON.parse(readFileSync(join(assembly, 'manifest.json'), 'utf8')) as typeof manifest;
    const isProtected = artifacts['Website-prod'].properties.terminationProtection;
    steps.push(isProtected ? 'deploy protected' : 'deploy unprotected');
    return deployStatus;
  };
  const start = (allowRemoval = false) => deployStack({ stack: 'Website-prod', assembly, allowRemoval, aws, deploy });
  return { start, steps };
}

test.each([undefined, 'ROLLBACK_COMPLETE', 'REVIEW_IN_PROGRESS'])(
  'a stack that was never created (%s) is protected only after its first success',
  (status) => {
    const { start, steps } = setUp(status === undefined ? {} : { status });
    expect(start()).toBe(0);
    expect(steps).toEqual(['deploy unprotected', 'update-termination-protection']);
  },
);

test('a first deployment that fails leaves a stack that the next one can delete', () => {
  const { start, steps } = setUp({ deployStatus: 1 });
  expect(start()).toBe(1);
  expect(steps).toEqual(['deploy unprotected']);
});

test('a running stack stays protected while it is updated', () => {
  const { start, steps } = setUp({ status: 'UPDATE_COMPLETE' });
  expect(start()).toBe(0);
  expect(steps).toEqual(['deploy protected']);
});

test('a deployment that would remove a queue stops with one sentence, and --allow-removal lets it pass', () => {
  const { start, steps } = setUp({ status: 'CREATE_COMPLETE', next: { Resources: {} } });
  expect(() => start()).toThrow(/^Website-prod would lose Queue Waiting; .*--allow-removal\)\.$/);
  expect(steps).toEqual([]);
  expect(start(true)).toBe(0);
  expect(steps).toEqual(['deploy protected']);
});

test('without access to the account nothing is deployed', () => {
  const { start, steps } = setUp({ awsError: 'Unable to locate credentials' });
  expect(() => start()).toThrow('The state of Website-prod is unknown: Unable to locate credentials');
  expect(steps).toEqual([]);
});
