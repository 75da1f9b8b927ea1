import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { rightsOf } from './rights.testkit.ts';
import { fullProduction, synthesize } from './synthesis.testkit.ts';

// Shared by all tests of this file, because each synthesis takes seconds.
const production = synthesize(fullProduction);
const development = synthesize();

test('a new email notifies the first queue, and each queue waits longer than the one before', () => {
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
  // Three mappings trigger deliver-email, the fourth triggers mail-events.
  expect(Object.values(production.resources('AWS::Lambda::EventSourceMapping'))).toHaveLength(4);
  production.template.allResourcesProperties('AWS::Lambda::EventSourceMapping', {
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    BatchSize: 1,
  });
});

test('send-email may add emails to waiting/, and nothing else', () => {
  expect(rightsOf(production, 'SendEmail')).toEqual([
    'logs:CreateLogStream on SendEmailFunctionLogs',
    'logs:PutLogEvents on SendEmailFunctionLogs',
    's3:PutObject on OutboxBucket/waiting/*',
  ]);
});

test('deliver-email may move emails from waiting/ to sent/, keep records and reminders and send from one identity, and nothing else', () => {
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
      's3:PutObject on OutboxBucket/reminders/*',
      's3:PutObject on OutboxBucket/sent/*',
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
            'ForAllValues:StringEquals': { 'ses:Recipients': ['office@site.example', 'editors@site.example'] },
            StringEquals: { 'ses:FromAddress': 'website@site.example' },
          },
        }),
      ]),
    },
  });
});

test.each(['CmsProxy', 'BlogPages'])(
  '%s may read the secret of WordPress, if the stage names one, and nothing else',
  (id) => {
    const logs = [`logs:CreateLogStream on ${id}FunctionLogs`, `logs:PutLogEvents on ${id}FunctionLogs`];
    const secret = 'arn:aws:secretsmanager:us-east-1:{AWS::AccountId}:secret:website/wordpress-??????';
    expect(rightsOf(development, id)).toEqual(logs);
    expect(rightsOf(production, id)).toEqual([
      ...logs,
      `secretsmanager:DescribeSecret on ${secret}`,
      `secretsmanager:GetSecretValue on ${secret}`,
    ]);
  },
);

test('blog-preview may read its secret, and nothing else', () => {
  expect(rightsOf(production, 'BlogPreview')).toEqual([
    'logs:CreateLogStream on BlogPreviewFunctionLogs',
    'logs:PutLogEvents on BlogPreviewFunctionLogs',
    'secretsmanager:DescribeSecret on {BlogPreviewSecret}',
    'secretsmanager:GetSecretValue on {BlogPreviewSecret}',
  ]);
});

test('no other role may read the secret of previews', () => {
  const policies = Object.entries(production.resources('AWS::IAM::Policy'));
  const readers = policies.filter(([, policy]) => /BlogPreviewSecret|"Resource":"\*"/.test(JSON.stringify(policy)));
  const reading = readers.filter(([, policy]) => JSON.stringify(policy).includes('secretsmanager:'));
  expect(reading.map(([id]) => id)).toEqual([expect.stringMatching(/^BlogPreviewFunctionRoleDefaultPolicy/)]);
});

test('cms-webhook may read its secret and that of the pipeline, invalidate this distribution, add emails, and nothing else', () => {
  const pipeline = 'arn:aws:secretsmanager:us-east-1:{AWS::AccountId}:secret:website/pipeline-??????';
  expect(rightsOf(production, 'CmsWebhook')).toEqual([
    'cloudfront:CreateInvalidation on arn:aws:cloudfront::{AWS::AccountId}:distribution/{WebsiteDistribution}',
    'logs:CreateLogStream on CmsWebhookFunctionLogs',
    'logs:PutLogEvents on CmsWebhookFunctionLogs',
    's3:PutObject on OutboxBucket/waiting/*',
    `secretsmanager:DescribeSecret on ${pipeline}`,
    'secretsmanager:DescribeSecret on {CmsWebhookSecret}',
    `secretsmanager:GetSecretValue on ${pipeline}`,
    'secretsmanager:GetSecretValue on {CmsWebhookSecret}',
  ]);
});

test('mail-events may move emails between the folders of the outbox and keep its records, and nothing else', () => {
  const queueRights = [
    'ChangeMessageVisibility',
    'DeleteMessage',
    'GetQueueAttributes',
    'GetQueueUrl',
    'ReceiveMessage',
  ];
  expect(rightsOf(production, 'MailEvents')).toEqual(
    [
      'logs:CreateLogStream on MailEventsFunctionLogs',
      'logs:PutLogEvents on MailEventsFunctionLogs',
      's3:DeleteObject on OutboxBucket/delivered/*',
      's3:DeleteObject on OutboxBucket/sent/*',
      's3:DeleteObject on OutboxBucket/waiting/*',
      's3:GetObject on OutboxBucket/delivered/*',
      's3:GetObject on OutboxBucket/deliveries/*',
      's3:GetObject on OutboxBucket/sent/*',
      's3:GetObject on OutboxBucket/waiting/*',
      's3:ListBucket on OutboxBucket',
      's3:PutObject on OutboxBucket/delivered/*',
      's3:PutObject on OutboxBucket/deliveries/*',
      's3:PutObject on OutboxBucket/waiting/*',
      ...queueRights.map((action) => `sqs:${action} on MailEventsQueue`),
    ].sort(),
  );
});

test('requeue-emails may list the outbox, read its records, add emails, delete reminders and send to the first queue, and nothing else', () => {
  expect(rightsOf(production, 'RequeueEmails')).toEqual([
    'logs:CreateLogStream on RequeueEmailsFunctionLogs',
    'logs:PutLogEvents on RequeueEmailsFunctionLogs',
    's3:DeleteObject on OutboxBucket/reminders/*',
    's3:GetObject on OutboxBucket/deliveries/*',
    's3:ListBucket on OutboxBucket',
    's3:PutObject on OutboxBucket/waiting/*',
    'sqs:SendMessage on OutboxWaiting',
  ]);
  production.template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(15 minutes)',
    State: 'ENABLED',
    Targets: [Match.objectLike({ Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^RequeueEmails'), 'Arn'] } })],
  });
});

test('SES publishes to a topic and a queue without human subscribers, and its suppression list is off', () => {
  const [set] = Object.values(production.resources('AWS::SES::ConfigurationSet'));
  expect(set?.Properties).toMatchObject({ SuppressionOptions: { SuppressedReasons: [] } });
  const [destination, ...others] = Object.values(production.resources('AWS::SES::ConfigurationSetEventDestination'));
  expect(others).toEqual([]);
  expect(destination?.Properties).toMatchObject({
    EventDestination: {
      Enabled: true,
      MatchingEventTypes: ['delivery', 'bounce', 'reject', 'complaint', 'deliveryDelay'],
    },
  });
  expect(JSON.stringify(destination)).toMatch(/"TopicARN":\{"Ref":"MailEventsTopic/);
  const subscriptions = Object.values(production.resources('AWS::SNS::Subscription')).filter(({ Properties }) =>
    JSON.stringify(Properties?.TopicArn).includes('MailEventsTopic'),
  );
  expect(subscriptions.map(({ Properties }) => [Properties?.Protocol, Properties?.RawMessageDelivery])).toEqual([
    ['sqs', true],
  ]);
  // SES may publish to no other topic.
  const open = Object.values(production.resources('AWS::SNS::TopicPolicy')).filter((policy) =>
    JSON.stringify(policy).includes('ses.amazonaws.com'),
  );
  expect(JSON.stringify(open.map(({ Properties }) => Properties?.Topics))).toMatch(
    /^\[\[\{"Ref":"MailEventsTopic\w+"\}\]\]$/,
  );
});

test('the canary may write its log, and nothing else', () => {
  expect(rightsOf(production, 'Canary')).toEqual([
    'logs:CreateLogStream on CanaryLogs',
    'logs:PutLogEvents on CanaryLogs',
  ]);
});

test('the bucket depends on the queue’s policy, otherwise its first deployment fails', () => {
  const [, bucket] = Object.entries(production.resources('AWS::S3::Bucket')).find(([id]) => id.startsWith('Outbox'))!;
  expect(bucket.DependsOn).toEqual([expect.stringMatching(/^OutboxWaitingPolicy/)]);
});
