import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAws, type AwsCli } from './aws-cli.ts';
import { checkListsOnly, type CloudFormationTemplate } from './source.ts';

export type DeployStackOptions = {
  stack: string;
  assembly: string;
  allowRemoval: boolean;
  listsOnly: boolean;
  aws: AwsCli;
  /** Runs a command of the CDK CLI for the assembly and returns the exit code. */
  cdk: (command: 'deploy' | 'destroy') => number;
  pause: () => Promise<unknown>;
};

/** States of a stack that `cdk deploy` creates: there is none, or it was rolled back and is deleted first. */
const neverCreated = /^(NONE|REVIEW_IN_PROGRESS|ROLLBACK_(COMPLETE|FAILED)|DELETE_COMPLETE)$/;

/** States of a stack that can only be deleted, which `cdk deploy` does not do. */
const unusable = /^(CREATE|DELETE)_FAILED$/;

/**
 * Deploys a synthesized stack and returns the exit code. Throws one sentence instead if the running stack would lose
 * something that visitors or the office need.
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
  // A stack whose creation has failed is protected like any other, and neither command could delete it.
  if (status !== 'NONE') {
    const words = ['--no-enable-termination-protection', '--stack-name', stack];
    readAws(aws, 'cloudformation', 'update-termination-protection', ...words);
  }
  if (unusable.test(status) && cdk('destroy') !== 0) {
    throw new Error(`${stack} is in ${status} and cannot be deleted: see “When the first deployment failed”.`);
  }
  return cdk('deploy');
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

/** Resources whose loss visitors or the office notice, each with the properties whose change replaces the resource. */
const guarded: Readonly<Record<string, readonly string[]>> = {
  'AWS::Route53::RecordSet': ['Name', 'Type', 'HostedZoneId'],
  'AWS::SES::EmailIdentity': ['EmailIdentity'],
  'AWS::SQS::Queue': ['QueueName'],
  'AWS::S3::Bucket': ['BucketName'],
};

/**
 * Returns the records, identities, queues, buckets and aliases that would be removed or replaced if the template `next`
 * was deployed over `running`.
 */
export function findRemovals(running: CloudFormationTemplate, next: CloudFormationTemplate): string[] {
  const resources = Object.entries(running.Resources).flatMap(([id, { Type, Properties = {} }]) => {
    const identifying = guarded[Type];
    if (!identifying) return [];
    const successor = next.Resources[id];
    const isRetained =
      successor?.Type === Type &&
      identifying.every((key) => JSON.stringify(Properties[key]) === JSON.stringify(successor.Properties?.[key]));
    return isRetained ? [] : [`${Type.split('::').at(-1)} ${id}`];
  });
  const retained = new Set(aliasesIn(next));
  const aliases = aliasesIn(running).filter((alias) => !retained.has(alias));
  return [...resources, ...aliases.map((alias) => `alias ${alias}`)];
}

function aliasesIn({ Resources }: CloudFormationTemplate): string[] {
  return Object.values(Resources)
    .filter(({ Type }) => Type === 'AWS::CloudFront::Distribution')
    .flatMap(({ Properties }) => (Properties?.DistributionConfig as { Aliases?: string[] } | undefined)?.Aliases ?? []);
}
