import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAws, type AwsCli } from './aws-cli.ts';
import { findRemovals, type CloudFormationTemplate } from './removals.ts';
import { checkListsOnly } from './source.ts';

export type DeployStackOptions = {
  stack: string;
  /** Folder of the synthesized stack. */
  assembly: string;
  allowRemoval: boolean;
  /** Whether nothing but the lists of WordPress may change. */
  listsOnly: boolean;
  aws: AwsCli;
  /** Runs a command of the CDK CLI for the assembly and returns the exit code. */
  cdk: (command: 'deploy' | 'destroy') => number;
  /** Waits ten seconds. */
  pause: () => Promise<unknown>;
};

/** States of a stack that `cdk deploy` creates: there is none, or it was rolled back and is deleted first. */
const neverCreated = /^(NONE|REVIEW_IN_PROGRESS|ROLLBACK_(COMPLETE|FAILED)|DELETE_COMPLETE)$/;

/** States of a stack that can only be deleted, which `cdk deploy` does not do. */
const unusable = /^(CREATE|DELETE)_FAILED$/;

/**
 * Deploys a synthesized stack and returns the exit code. Throws one sentence instead if the running stack would lose
 * something that visitors or the office need. Termination protection starts after the first success, otherwise
 * `cdk deploy` cannot delete a stack whose creation has failed.
 */
export async function deployStack(options: DeployStackOptions): Promise<number> {
  const { stack, assembly, allowRemoval, listsOnly, aws, cdk } = options;
  const status = await readSettledStatus(options);
  if (status === 'UPDATE_ROLLBACK_FAILED') {
    throw new Error(
      `${stack} is in UPDATE_ROLLBACK_FAILED: its last deployment could not be rolled back. Remove the cause, run ` +
        `aws cloudformation continue-update-rollback --stack-name ${stack}, and repeat the command.`,
    );
  }
  const isRunning = !neverCreated.test(status) && !unusable.test(status);
  const running = isRunning ? readRunningTemplate(stack, aws) : undefined;
  const next = JSON.parse(readFileSync(join(assembly, `${stack}.template.json`), 'utf8')) as CloudFormationTemplate;
  if (listsOnly) checkListsOnly(stack, running, next, aws);
  if (running) {
    const removals = findRemovals(running, next);
    if (removals.length > 0 && !allowRemoval) {
      throw new Error(
        `${stack} would lose ${removals.join(', ')}; expected nothing to be removed ` +
          '(correct the values of the stage, or repeat the command with --allow-removal).',
      );
    }
    return cdk('deploy');
  }
  if (unusable.test(status) && cdk('destroy') !== 0) {
    throw new Error(`${stack} is in ${status} and cannot be deleted: see “When the first deployment failed”.`);
  }
  const isProtected = removeTerminationProtection(assembly, stack);
  const exitCode = cdk('deploy');
  if (exitCode === 0 && isProtected) {
    readAws(
      aws,
      'cloudformation',
      'update-termination-protection',
      '--enable-termination-protection',
      '--stack-name',
      stack,
    );
  }
  return exitCode;
}

/**
 * Returns the state of the stack, `NONE` without one. Waits while another deployment is under way, because
 * CloudFormation would reject this one.
 */
async function readSettledStatus({ stack, aws, pause }: DeployStackOptions): Promise<string> {
  for (let isFirst = true; ; isFirst = false) {
    const found = aws('cloudformation', 'describe-stacks', '--stack-name', stack);
    if (found.status !== 0 && found.stderr.includes('does not exist')) return 'NONE';
    if (found.status !== 0) throw new Error(`The state of ${stack} is unknown: ${found.stderr.trim()}`);
    const { Stacks } = JSON.parse(found.stdout) as { Stacks: { StackStatus: string }[] };
    const status = Stacks[0]?.StackStatus ?? 'NONE';
    if (status === 'REVIEW_IN_PROGRESS' || !status.endsWith('_IN_PROGRESS')) return status;
    if (isFirst) console.log(`${stack} is in ${status}. Waiting for the end.`);
    await pause();
  }
}

function readRunningTemplate(stack: string, aws: AwsCli): CloudFormationTemplate {
  const words = ['--stack-name', stack, '--template-stage', 'Original'];
  const template = readAws(aws, 'cloudformation', 'get-template', ...words);
  return (template as { TemplateBody: CloudFormationTemplate }).TemplateBody;
}

/** Switches termination protection off in the assembly. Returns whether it was on. */
function removeTerminationProtection(assembly: string, stack: string): boolean {
  type Manifest = { artifacts: Record<string, { properties?: { terminationProtection?: boolean } }> };
  const file = join(assembly, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const properties = manifest.artifacts[stack]?.properties;
  if (!properties?.terminationProtection) return false;
  properties.terminationProtection = false;
  writeFileSync(file, JSON.stringify(manifest));
  return true;
}
