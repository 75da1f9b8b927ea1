import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { AwsCli } from './aws-cli.ts';
import { deployStack } from './deploy-stack.ts';

const queue = { Resources: { Waiting: { Type: 'AWS::SQS::Queue' } } };

type Account = {
  /** States of the stack, one per reading, the last one repeatedly; none before it exists. */
  statuses?: string[];
  template?: object;
  exitCodes?: { deploy?: number; destroy?: number };
  next?: object;
  awsError?: string;
  listsOnly?: boolean;
};

/** A protected stack `Website-prod`, synthesized, and an account. */
function setUp({
  statuses = [],
  template = queue,
  exitCodes = {},
  next = queue,
  awsError,
  listsOnly = false,
}: Account) {
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
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    if (status) return ok({ Stacks: [{ StackStatus: status }] });
    return { status: 254, stdout: '', stderr: 'Stack with id Website-prod does not exist' };
  };
  const cdk = (command: 'deploy' | 'destroy') => {
    const { artifacts } = JSON.parse(readFileSync(join(assembly, 'manifest.json'), 'utf8')) as typeof manifest;
    const isProtected = artifacts['Website-prod'].properties.terminationProtection;
    steps.push(command === 'destroy' ? command : isProtected ? 'deploy protected' : 'deploy unprotected');
    return exitCodes[command] ?? 0;
  };
  const pause = async () => void steps.push('pause');
  const start = (allowRemoval = false) =>
    deployStack({ stack: 'Website-prod', assembly, allowRemoval, listsOnly, aws, cdk, pause });
  return { start, steps };
}

test.each([[], ['ROLLBACK_COMPLETE'], ['ROLLBACK_FAILED'], ['REVIEW_IN_PROGRESS']])(
  'a stack that was never created (%s) is protected only after its first success',
  async (...statuses) => {
    const { start, steps } = setUp({ statuses });
    expect(await start()).toBe(0);
    expect(steps).toEqual(['deploy unprotected', 'update-termination-protection']);
  },
);

test('a first deployment that fails leaves a stack that the next one can delete', async () => {
  const { start, steps } = setUp({ exitCodes: { deploy: 1 } });
  expect(await start()).toBe(1);
  expect(steps).toEqual(['deploy unprotected']);
});

test.each(['DELETE_FAILED', 'CREATE_FAILED'])('a stack in %s is deleted and created again', async (status) => {
  const { start, steps } = setUp({ statuses: [status] });
  expect(await start()).toBe(0);
  expect(steps).toEqual(['destroy', 'deploy unprotected', 'update-termination-protection']);
});

test('a stack that cannot be deleted is not deployed, and the sentence says where to go on', async () => {
  const { start, steps } = setUp({ statuses: ['DELETE_FAILED'], exitCodes: { destroy: 1 } });
  await expect(start()).rejects.toThrow(/^Website-prod is in DELETE_FAILED and cannot be deleted: see /);
  expect(steps).toEqual(['destroy']);
});

test('a stack whose roll back failed is not deployed, and the sentence has the command that continues it', async () => {
  const { start, steps } = setUp({ statuses: ['UPDATE_ROLLBACK_FAILED'] });
  await expect(start()).rejects.toThrow('aws cloudformation continue-update-rollback --stack-name Website-prod');
  expect(steps).toEqual([]);
});

test('a running stack stays protected while it is updated', async () => {
  const { start, steps } = setUp({ statuses: ['UPDATE_COMPLETE'] });
  expect(await start()).toBe(0);
  expect(steps).toEqual(['deploy protected']);
});

test('a deployment waits for the end of the one before', async () => {
  const { start, steps } = setUp({
    statuses: ['UPDATE_IN_PROGRESS', 'UPDATE_ROLLBACK_IN_PROGRESS', 'UPDATE_COMPLETE'],
  });
  expect(await start()).toBe(0);
  expect(steps).toEqual(['pause', 'pause', 'deploy protected']);
});

test('a deployment that would remove a queue stops with one sentence, and --allow-removal lets it pass', async () => {
  const { start, steps } = setUp({ statuses: ['CREATE_COMPLETE'], next: { Resources: {} } });
  await expect(start()).rejects.toThrow(/^Website-prod would lose Queue Waiting; .*--allow-removal\)\.$/);
  expect(steps).toEqual([]);
  expect(await start(true)).toBe(0);
  expect(steps).toEqual(['deploy protected']);
});

test.each([[], ['ROLLBACK_COMPLETE'], ['UPDATE_COMPLETE']])(
  'lists are not brought to a stack (%s) that no pipeline deployed',
  async (...statuses) => {
    const { start, steps } = setUp({ statuses, listsOnly: true });
    await expect(start()).rejects.toThrow('Website-prod was not deployed by the pipeline');
    expect(steps).toEqual([]);
  },
);

test('without access to the account nothing is deployed', async () => {
  const { start, steps } = setUp({ awsError: 'Unable to locate credentials' });
  await expect(start()).rejects.toThrow('The state of Website-prod is unknown: Unable to locate credentials');
  expect(steps).toEqual([]);
});
