import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { PipelineStack } from './pipeline-stack.ts';

type RoleProperties = { AssumeRolePolicyDocument: { Statement: { Action: string; Condition: object }[] } };
type PolicyProperties = { PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] } };

function setUp(hasProvider = false) {
  const outdir = mkdtempSync(`${tmpdir()}/pipeline-`);
  const app = new App({ outdir });
  const stack = new PipelineStack(app, 'Website-pipeline', {
    repository: 'owner/name',
    stages: ['staging', 'prod'],
    hasProvider,
    env: { region: 'us-east-1' },
  });
  const template = Template.fromStack(stack);
  rmSync(outdir, { recursive: true });
  const propertiesOf = (type: string) =>
    Object.values(template.findResources(type) as Record<string, { Properties: unknown }>).map(
      ({ Properties }) => Properties,
    );
  return { template, propertiesOf };
}

test('only a job in the environment of a stage may assume the role of the stage', () => {
  const roles = setUp().propertiesOf('AWS::IAM::Role') as RoleProperties[];
  const conditions = roles.map(({ AssumeRolePolicyDocument: { Statement } }) =>
    Statement.map(({ Condition }) => Condition),
  );
  const trust = (stage: string) => ({
    StringEquals: {
      'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
      'token.actions.githubusercontent.com:sub': `repo:owner/name:environment:${stage}`,
    },
  });
  expect(conditions).toEqual([[trust('staging')], [trust('prod')]]);
});

test('a role may use the roles of the bootstrap and read its own stack, and nothing else', () => {
  const policies = setUp().propertiesOf('AWS::IAM::Policy') as PolicyProperties[];
  const [staging, prod] = policies.map(({ PolicyDocument }) => PolicyDocument.Statement);
  expect(prod!.flatMap(({ Action }) => Action)).toEqual([
    'sts:AssumeRole',
    'cloudformation:DescribeStacks',
    'cloudformation:GetTemplate',
    'cloudformation:UpdateTerminationProtection',
  ]);
  expect(JSON.stringify(prod![0]!.Resource).match(/cdk-hnb659fds-[a-z-]+-role-/g)).toEqual([
    'cdk-hnb659fds-deploy-role-',
    'cdk-hnb659fds-file-publishing-role-',
    'cdk-hnb659fds-lookup-role-',
  ]);
  expect(JSON.stringify(prod![1]!.Resource)).toContain('stack/Website-prod/*');
  expect(JSON.stringify(staging![1]!.Resource)).toContain('stack/Website-staging/*');
});

test('an existing OIDC provider of GitHub is used instead of a new one', () => {
  const { template, propertiesOf } = setUp(true);
  template.resourceCountIs('AWS::IAM::OIDCProvider', 0);
  expect(JSON.stringify(propertiesOf('AWS::IAM::Role'))).toContain('oidc-provider/token.actions.githubusercontent.com');
  setUp().template.resourceCountIs('AWS::IAM::OIDCProvider', 1);
});
