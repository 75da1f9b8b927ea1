import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { OidcProviderNative, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { stackName } from '../stages.ts';

export type PipelineStackProps = StackProps & {
  /** Repository whose workflow deploys, such as `owner/name`. */
  repository: string;
  /** GitHub environments, each named after the stage that it deploys. */
  stages: readonly string[];
  /** Whether the account has GitHub's OIDC provider already; an account can have it only once. */
  hasProvider: boolean;
};

const issuer = 'token.actions.githubusercontent.com';

/** Roles created by `cdk bootstrap`, which do the work of a deployment. */
const bootstrapRoles = ['deploy', 'file-publishing', 'lookup'];

/**
 * One role per stage for the workflow: a job that runs in the GitHub environment of the stage assumes it by OIDC, so that
 * no key is stored. The role may deploy and read its own stack.
 */
export class PipelineStack extends Stack {
  constructor(scope: Construct, id: string, { repository, stages, hasProvider, ...props }: PipelineStackProps) {
    super(scope, id, props);
    const provider = hasProvider
      ? `arn:${this.partition}:iam::${this.account}:oidc-provider/${issuer}`
      : new OidcProviderNative(this, 'GitHub', { url: `https://${issuer}`, clientIds: ['sts.amazonaws.com'] })
          .oidcProviderArn;
    for (const stage of stages) {
      const role = new Role(this, `Deploy-${stage}`, {
        description: `Deploys ${stackName({ name: stage })} from ${repository}`,
        assumedBy: new WebIdentityPrincipal(provider, {
          StringEquals: {
            [`${issuer}:aud`]: 'sts.amazonaws.com',
            [`${issuer}:sub`]: `repo:${repository}:environment:${stage}`,
          },
        }),
      });
      role.addToPolicy(
        new PolicyStatement({
          actions: ['sts:AssumeRole'],
          resources: bootstrapRoles.map(
            (name) =>
              `arn:${this.partition}:iam::${this.account}:role/cdk-hnb659fds-${name}-role-${this.account}-us-east-1`,
          ),
        }),
      );
      role.addToPolicy(
        new PolicyStatement({
          // Everything that deploy/deploy-stack.ts asks the AWS CLI for.
          actions: [
            'cloudformation:DescribeStacks',
            'cloudformation:GetTemplate',
            'cloudformation:UpdateTerminationProtection',
          ],
          resources: [
            `arn:${this.partition}:cloudformation:us-east-1:${this.account}:stack/${stackName({ name: stage })}/*`,
          ],
        }),
      );
      new CfnOutput(this, `Role-${stage}`, { value: role.roleArn });
    }
  }
}
