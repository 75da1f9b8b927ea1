import { expect, test } from 'vitest';
import { readEnvironments, readRepository } from './pipeline.ts';
import { synthesizePipeline as setUp, type PolicyProperties, type RoleProperties } from './pipeline.testkit.ts';

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

test('a role may use the roles of the bootstrap, read its own stack and switch its release, and nothing else', () => {
  const policies = setUp().propertiesOf('AWS::IAM::Policy') as PolicyProperties[];
  const statements = policies.map(({ PolicyDocument }) => PolicyDocument.Statement);
  const rights = [
    'sts:AssumeRole',
    'cloudformation:DescribeStacks',
    'cloudformation:GetTemplate',
    'cloudformation:UpdateTerminationProtection',
  ];
  const edge = ['DescribeFunction', 'UpdateFunction', 'TestFunction', 'PublishFunction'];
  rights.push(...edge.map((name) => `cloudfront:${name}`), 's3:ListBucket', 's3:GetObject');
  rights.push('lambda:ListVersionsByFunction', 'lambda:UpdateAlias');
  expect(statements.map((policy) => policy.flatMap(({ Action }) => Action))).toEqual([rights, rights, rights]);
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
