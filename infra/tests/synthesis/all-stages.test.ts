import { readFileSync } from 'node:fs';
import type { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { fullProduction, synthesize, synthesizeAccount, testStage, type Resource } from './synthesis.testkit.ts';

const staging = testStage({ stage: 'staging' });
const production = testStage(fullProduction);
const withoutZone = { domain: '', zoneId: '', dmarcPolicy: '', dmarcReports: '' } as const;
const templates = synthesizeAccount([
  testStage({ stage: 'dev' }),
  staging,
  production,
  { ...staging, name: 'preview-1' },
  // A second production stage without a domain, which sends from the SES identity of the first.
  { ...production, ...withoutZone, name: 'preview-2', mailIdentity: 'existing' },
]);

const written = readmeValues();
const filledIn = {
  prod: synthesize({ ...written, stage: 'prod', allowSamples: 'yes' }),
  staging: synthesize({ stage: 'staging', senderAddress: written['senderAddress'] ?? '' }),
};

function resourcesOf(template: Template, type: string): [id: string, resource: Resource][] {
  return Object.entries(template.findResources(type) as Record<string, Resource>);
}

/** Explicit names of a template's resources, as `type name`. CloudFormation generates all others. */
function namesIn(template: Template): string[] {
  const { Resources } = template.toJSON() as { Resources: Record<string, Resource> };
  return Object.values(Resources).flatMap(({ Type, Properties = {} }) => {
    // Names of an API's stages, a role's policies and a function's aliases are unique only within these.
    if (/^AWS::(ApiGateway::Stage|IAM::Policy|Lambda::Alias)$/.test(Type)) return [];
    const configs = Object.entries(Properties).flatMap(([key, value]) =>
      key.endsWith('Config') && typeof value === 'object' ? Object.entries(value as object) : [],
    );
    return [...Object.entries(Properties), ...configs]
      .filter(([key, value]) => /(?<!Metric)Name$|^EmailIdentity$/.test(key) && typeof value === 'string')
      .map(([key, value]) => `${Type} ${key} ${String(value)}`);
  });
}

const grantToCloudWatch = {
  Effect: 'Allow',
  Action: 'sns:Publish',
  Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
};

test.each(Object.keys(templates))('CloudWatch may publish every alarm of %s to its topic', (stack) => {
  const [[topic] = []] = resourcesOf(templates[stack]!, 'AWS::SNS::Topic').filter(([id]) => id.startsWith('Alarms'));
  const policies = resourcesOf(templates[stack]!, 'AWS::SNS::TopicPolicy').map(
    ([, { Properties }]) => Properties as { Topics: unknown; PolicyDocument: { Statement: { Principal: object }[] } },
  );
  const { PolicyDocument } = policies.find(
    ({ Topics }) => JSON.stringify(Topics) === JSON.stringify([{ Ref: topic }]),
  )!;
  const grants = PolicyDocument.Statement.filter(({ Principal }) => JSON.stringify(Principal).includes('"cloudwatch.'));
  expect(grants).toEqual([expect.objectContaining(grantToCloudWatch)]);
  const alarms = resourcesOf(templates[stack]!, 'AWS::CloudWatch::Alarm');
  expect(alarms.length).toBeGreaterThan(5);
  for (const [, { Properties }] of alarms) {
    expect(Properties!.AlarmActions).toContainEqual({ Ref: topic });
    expect(Properties!.OKActions).toEqual(Properties!.AlarmActions);
  }
});

test('five stages fit into one account: no two create a resource of the same name', () => {
  const names = Object.values(templates).flatMap((template) => [...new Set(namesIn(template))]);
  expect(names).toEqual(expect.arrayContaining(['AWS::ApiGateway::RestApi Name Website-preview-1']));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('two stages share a sender domain if one creates its identity and the other uses it', () => {
  const created = Object.values(templates).flatMap((template) => resourcesOf(template, 'AWS::SES::EmailIdentity'));
  expect(created).toHaveLength(1);
  const policies = JSON.stringify(templates['Website-preview-2']!.findResources('AWS::IAM::Policy'));
  expect(policies).toContain(':identity/site.example');
});

test('emails of a test stage name the stage and its origin, and without a sender nothing is sent', () => {
  const deliveryOf = (stack: string) => {
    const template = templates[stack]!;
    const [[, lambda] = []] = resourcesOf(template, 'AWS::Lambda::Function').filter(([id]) => id.startsWith('Deliver'));
    const { Environment } = lambda!.Properties as { Environment: { Variables: Record<string, unknown> } };
    const { Variables } = Environment;
    const sources = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').filter(([id]) => id.startsWith('Deliver'));
    const isEnabled = sources.map(([, { Properties }]) => Properties?.Enabled !== false);
    return { prefix: Variables['SUBJECT_PREFIX'], origin: JSON.stringify(Variables['SITE_ORIGIN']), isEnabled };
  };
  expect(deliveryOf('Website-staging')).toEqual({
    prefix: '[staging] ',
    origin: expect.stringMatching(/WebsiteDistribution\w+","DomainName"/),
    isEnabled: [false, false, false],
  });
  expect(deliveryOf('Website-prod')).toEqual({
    prefix: '',
    origin: '"https://site.example"',
    isEnabled: [true, true, true],
  });
});

test('five stages write their metrics to five namespaces', () => {
  const namespaces = Object.values(templates).map((template) => [
    ...new Set(JSON.stringify(template.toJSON()).match(/(?<="METRICS_NAMESPACE":")[^"]+/g)),
  ]);
  expect(namespaces).toEqual(Object.keys(templates).map((stack) => [stack]));
});

test('five stages stay within CloudFront’s quotas of an account', () => {
  const countOf = (type: string) =>
    Object.values(templates).flatMap((template) => resourcesOf(template, `AWS::CloudFront::${type}`)).length;
  for (const type of ['CachePolicy', 'OriginRequestPolicy', 'ResponseHeadersPolicy']) {
    expect(countOf(type)).toBeLessThanOrEqual(20);
  }
  expect(countOf('Function')).toBeLessThanOrEqual(100);
});

/** What CloudFormation retains: type, DeletionPolicy and UpdateReplacePolicy. */
function retainedIn(template: Template): string[] {
  const { Resources } = template.toJSON() as { Resources: Record<string, Resource> };
  return Object.values(Resources)
    .map((resource) => ({ DeletionPolicy: 'Delete', UpdateReplacePolicy: 'Delete', ...resource }))
    .map(({ Type, DeletionPolicy, UpdateReplacePolicy }) => `${Type} ${DeletionPolicy} ${UpdateReplacePolicy}`)
    .filter((line) => !line.endsWith('Delete Delete'))
    .sort();
}

// Another stage may use the role of API Gateway, which is a setting of the account. None of these has a name of its own,
// so a repeated deployment creates them again. A version of a function cannot be published twice from the same code, so
// one that a roll back left behind would block it.
const inEveryStage = [
  'AWS::ApiGateway::Account Retain Retain',
  'AWS::IAM::Role Retain Retain',
  'AWS::Lambda::Version RetainExceptOnCreate Retain',
];

test.each(['dev', 'staging'])(
  'a first deployment of %s that is rolled back leaves nothing in the way of the next',
  (name) => {
    const template = templates[`Website-${name}`]!;
    expect(retainedIn(template)).toEqual(inEveryStage);
    const emptied = resourcesOf(template, 'Custom::S3AutoDeleteObjects').map(
      ([, { Properties }]) => Properties?.BucketName,
    );
    expect(emptied).toEqual(resourcesOf(template, 'AWS::S3::Bucket').map(([id]) => ({ Ref: id })));
  },
);

test('the buckets of production survive their stack, and nothing can empty them', () => {
  const template = templates['Website-prod']!;
  const buckets = Array<string>(2).fill('AWS::S3::Bucket Retain Retain');
  expect(retainedIn(template)).toEqual([...inEveryStage, ...buckets]);
  expect(JSON.stringify(template.toJSON())).not.toMatch(/auto-?delete/i);
});

/** The values that the README's first deployment writes into the file of production. */
function readmeValues(): Record<string, string> {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, block = ''] = /^8\. .*?^ +```ts$(.*?)```/ms.exec(readme) ?? [];
  return Object.fromEntries([...block.matchAll(/(\w+): '(.*)',/g)].map(([, key = '', value = '']) => [key, value]));
}

test.each(Object.entries(filledIn))('%s can be synthesized with the values that the README writes', (_, stage) => {
  expect(stage.findings).toEqual([]);
  expect(Object.keys(stage.resources('AWS::SES::EmailIdentity'))).toHaveLength(1);
});
