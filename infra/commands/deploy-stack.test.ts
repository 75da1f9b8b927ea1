import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { AwsCli } from './aws-cli.ts';
import { fullProduction, synthesize } from '../tests/synthesis/synthesis.testkit.ts';
import { deployStack, findRemovals } from './deploy-stack.ts';
import type { CloudFormationTemplate } from './source.ts';

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
  writeFileSync(join(assembly, 'Website-prod.template.json'), JSON.stringify(next));
  const steps: string[] = [];
  const ok = (output: object) => ({ status: 0, stdout: JSON.stringify(output), stderr: '' });
  const aws: AwsCli = (_, command = '', option = '') => {
    if (awsError) return { status: 255, stdout: '', stderr: awsError };
    if (command === 'get-template') return ok({ TemplateBody: template });
    if (command === 'update-termination-protection') {
      steps.push(option);
      return { status: 0, stdout: '', stderr: '' };
    }
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    if (status) return ok({ Stacks: [{ StackStatus: status }] });
    return { status: 254, stdout: '', stderr: 'Stack with id Website-prod does not exist' };
  };
  const cdk = (command: 'deploy' | 'destroy') => {
    steps.push(command);
    return exitCodes[command] ?? 0;
  };
  const pause = async () => void steps.push('pause');
  const start = (allowRemoval = false) =>
    deployStack({ stack: 'Website-prod', assembly, allowRemoval, listsOnly, aws, cdk, pause });
  return { start, steps };
}

const unprotect = '--no-enable-termination-protection';

test.each([
  ['does not exist', [], ['deploy']],
  ['is in ROLLBACK_COMPLETE', ['ROLLBACK_COMPLETE'], [unprotect, 'deploy']],
  ['is in ROLLBACK_FAILED', ['ROLLBACK_FAILED'], [unprotect, 'deploy']],
  ['is in DELETE_FAILED', ['DELETE_FAILED'], [unprotect, 'destroy', 'deploy']],
  ['is in CREATE_FAILED', ['CREATE_FAILED'], [unprotect, 'destroy', 'deploy']],
])(
  'a stack that %s is created, and what a failed creation has left can be deleted before',
  async (_, statuses, expected) => {
    const { start, steps } = setUp({ statuses });
    expect(await start()).toBe(0);
    expect(steps).toEqual(expected);
  },
);

test('the exit code is that of cdk deploy', async () => {
  expect(await setUp({ exitCodes: { deploy: 1 } }).start()).toBe(1);
});

test('a stack that cannot be deleted is not deployed, and the sentence says where to go on', async () => {
  const { start, steps } = setUp({ statuses: ['DELETE_FAILED'], exitCodes: { destroy: 1 } });
  await expect(start()).rejects.toThrow(/^Website-prod is in DELETE_FAILED and cannot be deleted: see /);
  expect(steps).toEqual([unprotect, 'destroy']);
});

test('a stack whose roll back failed is not deployed, and the sentence has the command that continues it', async () => {
  const { start, steps } = setUp({ statuses: ['UPDATE_ROLLBACK_FAILED'] });
  await expect(start()).rejects.toThrow('aws cloudformation continue-update-rollback --stack-name Website-prod');
  expect(steps).toEqual([]);
});

test('a running stack stays protected while it is updated', async () => {
  const { start, steps } = setUp({ statuses: ['UPDATE_COMPLETE'] });
  expect(await start()).toBe(0);
  expect(steps).toEqual(['deploy']);
});

test('a deployment waits for the end of the one before', async () => {
  const { start, steps } = setUp({
    statuses: ['UPDATE_IN_PROGRESS', 'UPDATE_ROLLBACK_IN_PROGRESS', 'UPDATE_COMPLETE'],
  });
  expect(await start()).toBe(0);
  expect(steps).toEqual(['pause', 'pause', 'deploy']);
});

test('a deployment that would remove a queue stops with one sentence, and --allow-removal lets it pass', async () => {
  const { start, steps } = setUp({ statuses: ['CREATE_COMPLETE'], next: { Resources: {} } });
  await expect(start()).rejects.toThrow(/^Website-prod would lose Queue Waiting; .*--allow-removal\)\.$/);
  expect(steps).toEqual([]);
  expect(await start(true)).toBe(0);
  expect(steps).toEqual(['deploy']);
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

function templateOf(context: Record<string, string>): CloudFormationTemplate {
  return synthesize(context).template.toJSON() as CloudFormationTemplate;
}

// Not in the tests, whose time a synthesis on a busy machine would exceed.
const running = templateOf(fullProduction);
const {
  domain: _,
  zoneId: __,
  mailDomain: ___,
  dmarcPolicy: ____,
  dmarcReports: _____,
  ...withoutDomain
} = fullProduction;
const withoutValues = templateOf({ ...withoutDomain, stage: 'staging' });

test('a deployment without the stage’s values stops and names what it would remove', () => {
  const removals = findRemovals(running, withoutValues).join('\n');
  expect(removals.match(/^RecordSet /gm)).toHaveLength(12);
  expect(removals).toContain('alias site.example');
  expect(removals).toContain('alias www.site.example');
  // Without mailDomain the identity of the domain is replaced by one of the sender's address.
  expect(removals).toMatch(/^EmailIdentity MailIdentity/m);
});
