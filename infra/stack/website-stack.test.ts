import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { expect, onTestFinished, test } from 'vitest';
import { functionNames } from './node-function.ts';
import { fullProduction, synthesize, testStages, type Resource } from '../tests/synthesis/synthesis.testkit.ts';
import { retention } from '#content/promises.ts';
import { deployable, maxFolderBytes } from '../edge/site-build.ts';
import { websiteApp } from './website-stack.ts';

// Shared by all tests of this file, because each synthesis takes seconds.
const production = synthesize(fullProduction);
const development = synthesize();
const rotated = synthesize({ ...fullProduction, originSecret: '2' });

type Sent = { accepted: string[]; sent: string[]; deployment: string };

test('no bucket is public, unencrypted or open to plain HTTP', () => {
  const buckets = Object.keys(production.resources('AWS::S3::Bucket'));
  const closed = ['BlockPublicAcls', 'BlockPublicPolicy', 'IgnorePublicAcls', 'RestrictPublicBuckets'];
  production.template.allResourcesProperties('AWS::S3::Bucket', {
    BucketEncryption: Match.anyValue(),
    PublicAccessBlockConfiguration: Object.fromEntries(closed.map((name) => [name, true])),
  });
  const policies = Object.values(production.resources('AWS::S3::BucketPolicy')).map((policy) => JSON.stringify(policy));
  expect(policies.filter((policy) => policy.includes('aws:SecureTransport'))).toHaveLength(buckets.length);
});

test('CloudFront reads and lists the site, so that a missing page is a 404 and not a 403', () => {
  const policies = JSON.stringify(production.resources('AWS::S3::BucketPolicy'));
  expect(policies).toMatch(/"s3:GetObject"/);
  expect(policies).toMatch(/"s3:ListBucket"/);
  expect(production.distribution.CustomErrorResponses).toEqual([
    { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 60 },
  ]);
});

test('without a chat host only the edge function responds to the chat’s path', () => {
  const chat = development.distribution.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/api/botChat');
  expect(JSON.stringify(chat?.FunctionAssociations)).toContain('ChatRequest');
  const code = development.resource('AWS::CloudFront::Function', 'WebsiteChatRequest');
  expect(code.Properties?.FunctionCode).toContain('no-chat-host');
  expect(JSON.stringify(production.distribution.Origins)).toContain('chat.site.example');
});

test('both edge functions run for pages, and unknown paths of the API reach no origin', () => {
  const { CacheBehaviors, DefaultCacheBehavior } = production.distribution;
  const eventsOf = (behavior: unknown) => JSON.stringify(behavior).match(/viewer-re\w+/g);
  const named = (pattern: string) => CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern);
  for (const behavior of [DefaultCacheBehavior, named('/blog'), named('/blog/*'), named('/feed.xml')]) {
    expect(eventsOf(behavior)).toEqual(['viewer-request', 'viewer-response']);
  }
  for (const pattern of ['/default/*', '/api/*']) expect(eventsOf(named(pattern))).toContain('viewer-request');
  for (const pattern of ['/default/sendEmail', '/assets/*']) expect(eventsOf(named(pattern))).toBeNull();
});

test('only pages of production may be indexed, and its previews may not', () => {
  const policyOf = ({ resource }: typeof production, start: string) =>
    JSON.stringify(resource('AWS::CloudFront::ResponseHeadersPolicy', start));
  for (const start of ['WebsiteHeaders', 'WebsiteSandboxHeaders']) {
    expect(policyOf(development, start)).toContain('noindex');
  }
  expect(policyOf(production, 'WebsiteHeaders')).not.toContain('noindex');
  expect(policyOf(production, 'WebsiteHeaders')).toContain('ContentSecurityPolicy');
  expect(policyOf(production, 'WebsitePreviewHeaders')).toContain('noindex');
});

test('the API is one regional REST API with the stage default, closed to all but CloudFront', () => {
  production.template.hasResourceProperties('AWS::ApiGateway::Stage', { StageName: 'default' });
  production.template.hasResourceProperties('AWS::ApiGateway::RestApi', {
    EndpointConfiguration: { Types: ['REGIONAL'] },
    BinaryMediaTypes: Match.absent(),
    Policy: {
      Statement: Match.arrayWith([
        Match.objectLike({ Effect: 'Deny', Condition: { StringNotEquals: { 'aws:Referer': Match.anyValue() } } }),
      ]),
    },
  });
  expect(JSON.stringify(production.distribution.Origins)).toContain('Referer');
});

test('at each moment of a rotation the API accepts the secret that an edge location sends, and the one before no more', () => {
  const [before, after] = [production, rotated].map(({ distribution, resources }) => {
    const [{ Properties }] = Object.values(resources('AWS::ApiGateway::RestApi')) as [Resource];
    const { Statement } = Properties!['Policy'] as { Statement: { Condition?: { StringNotEquals: object } }[] };
    const accepted = Statement.flatMap(({ Condition }) => Object.values(Condition?.StringNotEquals ?? {}).flat());
    const headers = distribution.Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);
    return {
      accepted: accepted.map((secret) => JSON.stringify(secret)),
      sent: [...new Set(headers.map(({ HeaderValue }) => JSON.stringify(HeaderValue)))],
      // API Gateway applies a policy only with a deployment.
      deployment: Object.keys(resources('AWS::ApiGateway::Deployment')).join(' '),
    };
  }) as [Sent, Sent];
  const sent = [...before.sent, ...after.sent];
  expect(new Set(sent).size).toBe(2);
  for (const { accepted } of [before, after]) expect(accepted).toEqual(expect.arrayContaining(sent));
  expect(before.accepted.filter((secret) => !after.accepted.includes(secret))).toHaveLength(1);
  expect(after.deployment).not.toBe(before.deployment);
});

test('the edge logs each request for 30 days, and nothing that leads to a visitor', () => {
  const [delivery] = Object.values(production.resources('AWS::Logs::Delivery'));
  const fields = delivery?.Properties?.['RecordFields'] as string[];
  expect(fields).toEqual(expect.arrayContaining(['time', 'cs-uri-stem', 'sc-status', 'sc-bytes', 'time-taken']));
  const personal = /^c-|query|cookie|referer|user-agent|forwarded|host|request-id|ssl|country|asn/i;
  expect(fields.filter((field) => personal.test(field))).toEqual([]);
  production.template.hasResourceProperties('AWS::Logs::DeliveryDestination', {
    DestinationResourceArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^WebsiteAccessLogs'), 'Arn'] },
  });
  const group = production.resource('AWS::Logs::LogGroup', 'WebsiteAccessLogs');
  expect(group.Properties).toMatchObject({ RetentionInDays: 30 });
});

test('the API throttles, and logs neither addresses nor bodies nor queries', () => {
  const [stage] = Object.values(production.resources('AWS::ApiGateway::Stage'));
  const text = JSON.stringify(stage);
  expect(text).not.toMatch(/sourceIp|identity|userAgent|\$context\.path|requestOverride/i);
  // API Gateway's own metrics of each method cost extra.
  expect(text).not.toContain('"MetricsEnabled":true');
  // 43,200 messages a day, below SES's 50,000.
  const form = { ResourcePath: '/~1sendEmail', HttpMethod: 'POST', ThrottlingRateLimit: 0.5, ThrottlingBurstLimit: 20 };
  production.template.hasResourceProperties('AWS::ApiGateway::Stage', {
    MethodSettings: Match.arrayWith([Match.objectLike(form)]),
  });
});

test('every function of ours, the canary too, has the same runtime, the same processor and a log retention', () => {
  const ours = Object.values(production.resources('AWS::Lambda::Function')).filter(
    ({ Properties }) => Properties?.Runtime !== 'python3.13',
  );
  // The canary is one more, and without receipts their function is not there.
  expect(ours).toHaveLength(functionNames.filter((name) => name !== 'send-receipt').length + 1);
  for (const { Properties } of ours) {
    expect(Properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
    expect(Properties).toHaveProperty('LoggingConfig.LogGroup');
    // In JSON log format the runbook's filters, such as "Task timed out", would find nothing.
    expect(Properties).not.toHaveProperty('LoggingConfig.LogFormat', 'JSON');
  }
  production.template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: Match.anyValue() });
});

test('no file of the site expires by age, and emails are kept for longer than a delivery can be retried', () => {
  const rulesOf = (name: string) => {
    const properties = production.resource('AWS::S3::Bucket', name).Properties as {
      LifecycleConfiguration: { Rules: { Prefix?: string; ExpirationInDays?: number }[] };
    };
    return properties.LifecycleConfiguration.Rules;
  };
  expect(rulesOf('Website').filter(({ ExpirationInDays }) => ExpirationInDays !== undefined)).toEqual([]);
  const queues = Object.values(production.resources('AWS::SQS::Queue'));
  const longest = Math.max(...queues.map(({ Properties }) => Number(Properties?.MessageRetentionPeriod) / 86_400));
  const days = Object.fromEntries(
    rulesOf('Outbox').flatMap(({ Prefix, ExpirationInDays }) => (Prefix ? [[Prefix, ExpirationInDays]] : [])),
  );
  expect(days).toEqual({
    'waiting/': 90,
    'deliveries/': 90,
    'sent/': retention.sentMailDays,
    'delivered/': retention.sentMailDays,
    'reminders/': (retention.messageMonths + 2) * 31,
    'receipts/': 9,
  });
  expect(days['waiting/']).toBeGreaterThan(longest);
  // Pauses after bounces take up to three days, and an email without any event is reported after one.
  expect(days['sent/']).toBeGreaterThanOrEqual(4);
});

test('production with sample content, or whose pages name another domain, is rejected in one sentence', () => {
  const { allowSamples: _, ...launched } = fullProduction;
  const samples = [{ file: 'team.ts' }, { file: 'team.ts' }, { file: 'stories.ts' }];
  expect(() => synthesize(launched, samples)).toThrow(/3 samples from 2 files .* -c allowSamples=yes/);
  expect(() => synthesize(launched)).toThrow(/domain is “site.example” while every page names https:/);
});

test('a missing build stops the synthesis and names the command', () => {
  const dist = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const props = { dist, findSamples: () => [], files: testStages };
  expect(() => websiteApp(new App({ outdir: dist }), props)).toThrow(/run npm run build/);
});

test('a folder with more pictures than a deployment uploads is an error with a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'pulled'));
  for (const name of ['a.webp', 'pulled/b.webp']) {
    writeFileSync(join(folder, name), '');
    // A sparse file, which takes no place on the disk.
    truncateSync(join(folder, name), maxFolderBytes / 2);
  }
  expect(deployable(folder)).toBe(folder);
  writeFileSync(join(folder, 'c.webp'), 'one more');
  expect(() => deployable(folder)).toThrow(/^Expected at most 200 MB in .*, got 201 MB: remove pictures/);
});
