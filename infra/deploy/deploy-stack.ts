import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAws, type AwsCli } from './aws-cli.ts';
import { findRemovals, type CloudFormationTemplate } from './removals.ts';

export type DeployStackOptions = {
  stack: string;
  /** Folder of the synthesized stack. */
  assembly: string;
  allowRemoval: boolean;
  aws: AwsCli;
  /** Deploys the assembly and returns the exit code. */
  deploy: () => number;
};

/** States of a stack that was never created successfully; `cdk deploy` deletes it and creates it again. */
const neverCreated = /^(REVIEW_IN_PROGRESS|CREATE_FAILED|ROLLBACK_(COMPLETE|FAILED)|DELETE_COMPLETE)$/;

/**
 * Deploys a synthesized stack and returns the exit code. Throws one sentence instead if the running stack would lose
 * something that visitors or the office need. Termination protection starts after the first success, otherwise
 * `cdk deploy` cannot delete a stack whose creation has failed.
 */
export function deployStack({ stack, assembly, allowRemoval, aws, deploy }: DeployStackOptions): number {
  const running = readRunningTemplate(stack, aws);
  if (running) {
    const next = JSON.parse(readFileSync(join(assembly, `${stack}.template.json`), 'utf8')) as CloudFormationTemplate;
    const removals = findRemovals(running, next);
    if (removals.length > 0 && !allowRemoval) {
      throw new Error(
        `${stack} would lose ${removals.join(', ')}; expected nothing to be removed ` +
          '(correct the values of the stage, or repeat the command with --allow-removal).',
      );
    }
    return deploy();
  }
  const isProtected = removeTerminationProtection(assembly, stack);
  const status = deploy();
  if (status === 0 && isProtected) {
    readAws(
      aws,
      'cloudformation',
      'update-termination-protection',
      '--enable-termination-protection',
      '--stack-name',
      stack,
    );
  }
  return status;
}

/** Returns the template of the running stack, or nothing before the first successful deployment. */
function readRunningTemplate(stack: string, aws: AwsCli): CloudFormationTemplate | undefined {
  const found = aws('cloudformation', 'describe-stacks', '--stack-name', stack);
  if (found.status !== 0 && found.stderr.includes('does not exist')) return undefined;
  if (found.status !== 0) throw new Error(`The state of ${stack} is unknown: ${found.stderr.trim()}`);
  const { Stacks } = JSON.parse(found.stdout) as { Stacks: { StackStatus: string }[] };
  if (neverCreated.test(Stacks[0]?.StackStatus ?? '')) return undefined;
  const template = readAws(
    aws,
    'cloudformation',
    'get-template',
    '--stack-name',
    stack,
    '--template-stage',
    'Original',
  );
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
