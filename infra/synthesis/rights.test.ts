import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { rightsOf } from './rights.ts';
import { fullProduction, synthesize } from './synthesis.ts';

// Two stacks for the whole file: each costs seconds.
const production = synthesize(fullProduction);
const development = synthesize();

test('new mail wakes the first queue, and each step waits longer than the one before', () => {
  production.template.hasResourceProperties('AWS::S3::Bucket', {
    NotificationConfiguration: {
      QueueConfigurations: [
        Match.objectLike({ Filter: { S3Key: { Rules: [{ Name: 'prefix', Value: 'waiting/' }] } } }),
      ],
    },
  });
  const queues = Object.entries(production.resources('AWS::SQS::Queue'));
  const waits = ['OutboxWaiting', 'OutboxLate', 'OutboxVeryLate'].map((name) => {
    const properties = queues.find(([id]) => id.startsWith(name))?.[1].Properties;
    return { wait: Number(properties?.VisibilityTimeout), redrive: JSON.stringify(properties?.RedrivePolicy) };
  });
  const [, deliverer] = Object.entries(production.resources('AWS::Lambda::Function')).find(([id]) =>
    id.startsWith('DeliverEmail'),
  )!;
  expect(waits[0]?.wait).toBeGreaterThanOrEqual(6 * Number(deliverer.Properties?.Timeout));
  expect(waits[1]?.wait).toBeGreaterThan(waits[0]!.wait);
  expect(waits[2]?.wait).toBeGreaterThan(waits[1]!.wait);
  expect(waits.map(({ redrive }) => /Outbox(Late|VeryLate|DeadLetters)/.exec(redrive)?.[0])).toEqual([
    'OutboxLate',
    'OutboxVeryLate',
    'OutboxDeadLetters',
  ]);
  expect(Object.values(production.resources('AWS::Lambda::EventSourceMapping'))).toHaveLength(3);
  production.template.allResourcesProperties('AWS::Lambda::EventSourceMapping', {
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    BatchSize: 1,
  });
});

test('send-email may add to what waits, and nothing else', () => {
  expect(rightsOf(production, 'SendEmail')).toEqual([
    'logs:CreateLogStream on SendEmailFunctionLogs',
    'logs:PutLogEvents on SendEmailFunctionLogs',
    's3:PutObject on OutboxBucket/waiting/*',
  ]);
});

test('deliver-email may empty the outbox, keep its records and send from one identity, and nothing else', () => {
  const queueRights = ['OutboxLate', 'OutboxVeryLate', 'OutboxWaiting'].flatMap((queue) =>
    ['ChangeMessageVisibility', 'DeleteMessage', 'GetQueueAttributes', 'GetQueueUrl', 'ReceiveMessage'].map(
      (action) => `sqs:${action} on ${queue}`,
    ),
  );
  const arn = 'arn:aws:ses:us-east-1:{AWS::AccountId}';
  expect(rightsOf(production, 'DeliverEmail')).toEqual(
    [
      'logs:CreateLogStream on DeliverEmailFunctionLogs',
      'logs:PutLogEvents on DeliverEmailFunctionLogs',
      's3:DeleteObject on OutboxBucket/waiting/*',
      's3:GetObject on OutboxBucket/deliveries/*',
      's3:GetObject on OutboxBucket/waiting/*',
      's3:ListBucket on OutboxBucket',
      's3:PutObject on OutboxBucket/deliveries/*',
      `ses:SendRawEmail on ${arn}:configuration-set/{MailIdentityConfigurationSet}`,
      `ses:SendRawEmail on ${arn}:identity/{MailIdentity}`,
      ...queueRights,
    ].sort(),
  );
  production.template.hasResourceProperties('AWS::IAM::Policy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Action: 'ses:SendRawEmail',
          Condition: {
            'ForAllValues:StringEquals': { 'ses:Recipients': ['office@site.example'] },
            StringEquals: { 'ses:FromAddress': 'website@site.example' },
          },
        }),
      ]),
    },
  });
});

test('cms-proxy may read its secret where the stage names one, and nothing else', () => {
  const logs = ['logs:CreateLogStream on CmsProxyFunctionLogs', 'logs:PutLogEvents on CmsProxyFunctionLogs'];
  const secret = 'arn:aws:secretsmanager:us-east-1:{AWS::AccountId}:secret:website/wordpress-??????';
  expect(rightsOf(development, 'CmsProxy')).toEqual(logs);
  expect(rightsOf(production, 'CmsProxy')).toEqual([
    ...logs,
    `secretsmanager:DescribeSecret on ${secret}`,
    `secretsmanager:GetSecretValue on ${secret}`,
  ]);
});

test('blog-pages may read the secret of WordPress where the stage names one, and nothing else', () => {
  const logs = ['logs:CreateLogStream on BlogPagesFunctionLogs', 'logs:PutLogEvents on BlogPagesFunctionLogs'];
  const secret = 'arn:aws:secretsmanager:us-east-1:{AWS::AccountId}:secret:website/wordpress-??????';
  expect(rightsOf(development, 'BlogPages')).toEqual(logs);
  expect(rightsOf(production, 'BlogPages')).toEqual([
    ...logs,
    `secretsmanager:DescribeSecret on ${secret}`,
    `secretsmanager:GetSecretValue on ${secret}`,
  ]);
});

test('published may read its secret and drop the copies of this distribution, and nothing else', () => {
  expect(rightsOf(production, 'Published')).toEqual([
    'cloudfront:CreateInvalidation on arn:aws:cloudfront::{AWS::AccountId}:distribution/{WebsiteDistribution}',
    'logs:CreateLogStream on PublishedFunctionLogs',
    'logs:PutLogEvents on PublishedFunctionLogs',
    'secretsmanager:DescribeSecret on {PublishedSecret}',
    'secretsmanager:GetSecretValue on {PublishedSecret}',
  ]);
});

test('where the zone is ours, mail is signed and its receivers are told so', () => {
  const records = JSON.stringify(production.resources('AWS::Route53::RecordSet'));
  expect(records.match(/DkimDNSTokenName/g)).toHaveLength(3);
  expect(records).toContain('_dmarc.site.example');
  expect(records).toContain('bounce.site.example');
  expect(records).toContain('v=DMARC1');
  expect(Object.keys(development.resources('AWS::Route53::RecordSet'))).toEqual([]);
});

test('a bounce, a complaint and a refusal of SES ring in the alarm mailbox', () => {
  const [destination] = Object.values(production.resources('AWS::SES::ConfigurationSetEventDestination'));
  expect(destination?.Properties).toMatchObject({
    EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint', 'reject'] },
  });
  expect(JSON.stringify(destination)).toMatch(/"TopicARN":\{"Ref":"Alarms/);
});

test('the canary may write its log, and nothing else', () => {
  expect(rightsOf(production, 'Canary')).toEqual([
    'logs:CreateLogStream on CanaryLogs',
    'logs:PutLogEvents on CanaryLogs',
  ]);
});

test('the bucket waits until it may wake the queue, else its first deployment fails', () => {
  const [, bucket] = Object.entries(production.resources('AWS::S3::Bucket')).find(([id]) => id.startsWith('Outbox'))!;
  expect(bucket.DependsOn).toEqual([expect.stringMatching(/^OutboxWaitingPolicy/)]);
});
