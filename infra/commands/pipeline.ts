import { App, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { OidcProviderNative, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { edgeCodeFolder } from '../edge/releases.ts';
import { stackName } from '../stack/stages/stages.ts';
import { command } from './command.ts';

/** GitHub environments of the workflow, and the stage that a job in each deploys. */
const stageOf = { staging: 'staging', prod: 'prod', content: 'prod' } as const;

type Environment = keyof typeof stageOf;

export type PipelineStackProps = StackProps & {
  /** Repository whose workflow deploys, as GitHub's tokens name it: `owner/name` or `owner@1/name@2`. */
  repository: string;
  environments: readonly Environment[];
  /** Whether the account has GitHub's OIDC provider already; an account can have it only once. */
  hasProvider: boolean;
};

const issuer = 'token.actions.githubusercontent.com';

/** Roles created by `cdk bootstrap`, which do the work of a deployment. */
const bootstrapRoles = ['deploy', 'file-publishing', 'lookup'];

/**
 * Returns the repository that an operator names. Throws one sentence for anything else, wildcards included, because each
 * repository that matches could deploy.
 */
export function readRepository(value: unknown): string {
  if (typeof value === 'string' && /^([\w.-]+\/[\w.-]+|[\w.-]+@\d+\/[\w.-]+@\d+)$/.test(value)) return value;
  throw new Error(
    `Expected the repository of the workflow, got “${String(value)}”: -c repository=OWNER/NAME, or ` +
      '-c repository=OWNER@ID/NAME@ID if GitHub created or renamed it since 15 July 2026.',
  );
}

/** Returns the environments that an operator names, all by default. Throws one sentence for an unknown one. */
export function readEnvironments(value: unknown): readonly Environment[] {
  const all = Object.keys(stageOf).filter(isEnvironment);
  if (value === undefined) return all;
  const names = typeof value === 'string' ? value : '';
  const named = all.filter((name) => names.split(',').includes(name));
  if (named.join() === names && names !== '') return named;
  throw new Error(
    `Expected environments of ${all.join(', ')} in this order, got “${names}”: -c environments=prod,content.`,
  );
}

function isEnvironment(name: string): name is Environment {
  return Object.hasOwn(stageOf, name);
}

/**
 * One role per environment for the workflow: a job that runs in the environment assumes it by OIDC, so that no key is
 * stored. Each role may assume the roles of the bootstrap, and these may change every stack of the account.
 */
export class PipelineStack extends Stack {
  constructor(scope: Construct, id: string, { repository, environments, hasProvider, ...props }: PipelineStackProps) {
    super(scope, id, props);
    const provider = hasProvider
      ? `arn:${this.partition}:iam::${this.account}:oidc-provider/${issuer}`
      : new OidcProviderNative(this, 'GitHub', { url: `https://${issuer}`, clientIds: ['sts.amazonaws.com'] })
          .oidcProviderArn;
    const allow = (role: Role, actions: string[], ...resources: string[]) =>
      role.addToPolicy(new PolicyStatement({ actions, resources }));
    for (const environment of environments) {
      const stack = stackName({ name: stageOf[environment] });
      const role = new Role(this, `Deploy-${environment}`, {
        description: `Deploys ${stack} from ${repository}`,
        assumedBy: new WebIdentityPrincipal(provider, {
          StringEquals: {
            [`${issuer}:aud`]: 'sts.amazonaws.com',
            [`${issuer}:sub`]: `repo:${repository}:environment:${environment}`,
          },
        }),
      });
      const bootstrapRole = (name: string) =>
        `arn:${this.partition}:iam::${this.account}:role/cdk-hnb659fds-${name}-role-${this.account}-us-east-1`;
      allow(role, ['sts:AssumeRole'], ...bootstrapRoles.map(bootstrapRole));
      // Everything that deploy-stack.ts does with the AWS CLI.
      allow(
        role,
        ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate', 'cloudformation:UpdateTerminationProtection'],
        `arn:${this.partition}:cloudformation:us-east-1:${this.account}:stack/${stack}/*`,
      );
      // deploy.ts reads which release is live, and switch-back.ts does what `npm run release` does.
      const edge = ['DescribeFunction', 'UpdateFunction', 'TestFunction', 'PublishFunction'];
      allow(
        role,
        edge.map((action) => `cloudfront:${action}`),
        `arn:${this.partition}:cloudfront::${this.account}:function/us-east-1${stack.replace('-', '')}*`,
      );
      const bucket = `arn:${this.partition}:s3:::${stack.toLowerCase()}-websitebucket*`;
      allow(role, ['s3:ListBucket'], bucket);
      allow(role, ['s3:GetObject'], `${bucket}${edgeCodeFolder}/*`);
      const blogPages = `arn:${this.partition}:lambda:us-east-1:${this.account}:function:${stack}-BlogPages*`;
      allow(role, ['lambda:ListVersionsByFunction', 'lambda:UpdateAlias'], blogPages);
      new CfnOutput(this, `Role-${environment}`, { value: role.roleArn });
    }
  }
}

const usage =
  "npx cdk deploy --app 'tsx infra/commands/pipeline.ts' -c repository=OWNER/NAME [-c environments=prod,content] [-c provider=existing]";

await command(import.meta.url, usage, () => {
  const app = new App();
  const read = (key: string): unknown => app.node.tryGetContext(key);
  new PipelineStack(app, 'Website-pipeline', {
    description: 'Roles by which the workflow deploys the website',
    env: { region: 'us-east-1' },
    repository: readRepository(read('repository')),
    environments: readEnvironments(read('environments')),
    hasProvider: read('provider') === 'existing',
  });
  return 0;
});
