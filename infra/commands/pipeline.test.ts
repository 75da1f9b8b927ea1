import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { PipelineStack, readEnvironments, readRepository } from './pipeline.ts';

type RoleProperties = { AssumeRolePolicyDocument: { Statement: { Action: string; Condition: object }[] } };
type PolicyProperties = { PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] } };

function setUp({ hasProvider = false, repository = 'owner/name' } = {}) {
  const outdir = mkdtempSync(`${tmpdir()}/pipeline-`);
  const app = new App({ outdir });
  const stack = new PipelineStack(app, 'Website-pipeline', {
    repository: readRepository(repository),
    environments: readEnvironments(undefined),
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

/** Returns the conditions under which each role may be assumed. */
function conditionsOf({ propertiesOf }: ReturnType<typeof setUp>) {
  const roles = propertiesOf('AWS::IAM::Role') as RoleProperties[];
  return roles.map(({ AssumeRolePolicyDocument: { Statement } }) => Statement.map(({ Condition }) => Condition));
}

test.each(['owner/name', 'owner@12/name@3456'])(
  'only a job of %s in an environment may assume the role of the environment',
  (repository) => {
    const trust = (environment: string) => ({
      StringEquals: {
        'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
        'token.actions.githubusercontent.com:sub': `repo:${repository}:environment:${environment}`,
      },
    });
    expect(conditionsOf(setUp({ repository }))).toEqual([[trust('staging')], [trust('prod')], [trust('content')]]);
  },
);

test.each([undefined, 'name', 'owner/*', 'owner@12/name', 'owner@*/name@3', 'owner@1/name@2:environment:prod'])(
  '“%s” is not a repository',
  (repository) => {
    expect(() => readRepository(repository)).toThrow(/^Expected the repository of the workflow, got “/);
  },
);

test('an account may have the roles of some environments only', () => {
  expect(readEnvironments('prod,content')).toEqual(['prod', 'content']);
  expect(() => readEnvironments('prod,dev')).toThrow(
    'Expected environments of staging, prod, content in this order, got “prod,dev”',
  );
});

test('a role may use the roles of the bootstrap and read its own stack, and nothing else', () => {
  const policies = setUp().propertiesOf('AWS::IAM::Policy') as PolicyProperties[];
  const statements = policies.map(({ PolicyDocument }) => PolicyDocument.Statement);
  const rights = [
    'sts:AssumeRole',
    'cloudformation:DescribeStacks',
    'cloudformation:GetTemplate',
    'cloudformation:UpdateTerminationProtection',
  ];
  const release = 'cloudfront:DescribeFunction';
  expect(statements.map((policy) => policy.flatMap(({ Action }) => Action))).toEqual([
    rights,
    rights,
    [...rights, release],
  ]);
  for (const [index, stack] of ['Website-staging', 'Website-prod', 'Website-prod'].entries()) {
    const [assumed, read] = statements[index]!.map(({ Resource }) => JSON.stringify(Resource));
    expect(assumed!.match(/cdk-hnb659fds-[a-z-]+-role-/g)).toEqual([
      'cdk-hnb659fds-deploy-role-',
      'cdk-hnb659fds-file-publishing-role-',
      'cdk-hnb659fds-lookup-role-',
    ]);
    expect(read).toContain(`stack/${stack}/*`);
  }
});

test('an existing OIDC provider of GitHub is used instead of a new one', () => {
  const { template, propertiesOf } = setUp({ hasProvider: true });
  template.resourceCountIs('AWS::IAM::OIDCProvider', 0);
  expect(JSON.stringify(propertiesOf('AWS::IAM::Role'))).toContain('oidc-provider/token.actions.githubusercontent.com');
  setUp().template.resourceCountIs('AWS::IAM::OIDCProvider', 1);
});
