import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { rightsOf } from './rights.testkit.ts';
import { fullProduction, synthesize, type Synthesis } from './synthesis.testkit.ts';

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
  const waits = ['OutboxWaiting', 'OutboxLate', 'OutboxVeryLate'].map((name) => {
    const properties = production.resource('AWS::SQS::Queue', name).Properties;
    return { wait: Number(properties?.VisibilityTimeout), redrive: JSON.stringify(properties?.RedrivePolicy) };
  });
  const deliverer = production.resource('AWS::Lambda::Function', 'DeliverEmail');
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

function queueRights(...queues: string[]): string[] {
  return queues.flatMap((queue) =>
    ['ChangeMessageVisibility', 'DeleteMessage', 'GetQueueAttributes', 'GetQueueUrl', 'ReceiveMessage'].map(
      (action) => `sqs:${action} on ${queue}`,
    ),
  );
}

function secretRights(secret: string): string[] {
  return ['DescribeSecret', 'GetSecretValue'].map((action) => `secretsmanager:${action} on ${secret}`);
}

const account = 'us-east-1:{AWS::AccountId}';
const wordPressSecret = secretRights(`arn:aws:secretsmanager:${account}:secret:website/wordpress-??????`);

test.each<[what: string, construct: string, rights: string[], synthesis?: Synthesis]>([
  ['send-email may add emails to waiting/', 'SendEmail', ['s3:PutObject on OutboxBucket/waiting/*']],
  [
    'deliver-email may move emails from waiting/ to sent/, keep records and reminders and send from one identity',
    'DeliverEmail',
    [
      's3:DeleteObject on OutboxBucket/waiting/*',
      's3:GetObject on OutboxBucket/deliveries/*',
      's3:GetObject on OutboxBucket/waiting/*',
      's3:ListBucket on OutboxBucket',
      's3:PutObject on OutboxBucket/deliveries/*',
      's3:PutObject on OutboxBucket/reminders/*',
      's3:PutObject on OutboxBucket/sent/*',
      `ses:SendRawEmail on arn:aws:ses:${account}:configuration-set/{MailIdentityConfigurationSet}`,
      `ses:SendRawEmail on arn:aws:ses:${account}:identity/{MailIdentity}`,
      ...queueRights('OutboxLate', 'OutboxVeryLate', 'OutboxWaiting'),
    ],
  ],
  ['cms-proxy may read the secret of WordPress', 'CmsProxy', wordPressSecret],
  ['without a secret cms-proxy may read none', 'CmsProxy', [], development],
  ['blog-pages may read the secret of WordPress', 'BlogPages', wordPressSecret],
  ['without a secret blog-pages may read none', 'BlogPages', [], development],
  ['blog-preview may read its secret', 'BlogPreview', secretRights('{BlogPreviewSecret}')],
  [
    'cms-webhook may read its secret and that of the pipeline, invalidate this distribution and add emails',
    'CmsWebhook',
    [
      'cloudfront:CreateInvalidation on arn:aws:cloudfront::{AWS::AccountId}:distribution/{WebsiteDistribution}',
      's3:PutObject on OutboxBucket/waiting/*',
      ...secretRights(`arn:aws:secretsmanager:${account}:secret:website/pipeline-??????`),
      ...secretRights('{CmsWebhookSecret}'),
    ],
  ],
  [
    'mail-events may move emails between the folders of the outbox and keep its records',
    'MailEvents',
    [
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
      ...queueRights('MailEventsQueue'),
    ],
  ],
  [
    'requeue-emails may list the outbox, read its records, add emails, delete reminders, send to the first queue and count subscribers',
    'RequeueEmails',
    [
      's3:DeleteObject on OutboxBucket/reminders/*',
      's3:GetObject on OutboxBucket/deliveries/*',
      's3:ListBucket on OutboxBucket',
      's3:PutObject on OutboxBucket/waiting/*',
      'sns:ListSubscriptionsByTopic on {Alarms}',
      'sns:ListSubscriptionsByTopic on {Pager}',
      'sqs:SendMessage on OutboxWaiting',
    ],
  ],
  [
    'send-receipt may list the outbox, add objects to receipts/ and send from one identity',
    'SendReceipt',
    [
      's3:ListBucket on OutboxBucket',
      's3:PutObject on OutboxBucket/receipts/*',
      `ses:SendRawEmail on arn:aws:ses:${account}:configuration-set/{SendReceiptConfigurationSet}`,
      `ses:SendRawEmail on arn:aws:ses:${account}:identity/{MailIdentity}`,
    ],
    synthesize({ ...fullProduction, receipts: 'yes' }),
  ],
  ['report may do nothing', 'Report', []],
  ['the canary may do nothing', 'Canary', []],
])('%s, beside writing its log, and nothing else', (_, construct, rights, synthesis = production) => {
  const log = `${construct}${construct === 'Canary' ? '' : 'Function'}Logs`;
  const logRights = ['CreateLogStream', 'PutLogEvents'].map((action) => `logs:${action} on ${log}`);
  expect(rightsOf(synthesis, construct)).toEqual([...logRights, ...rights].sort());
});

test('emails are sent from one address, and only to the office and the editors', () => {
  const policies = Object.values(production.resources('AWS::IAM::Policy')).map(
    ({ Properties }) => Properties as { PolicyDocument: { Statement: { Action: unknown }[] } },
  );
  const statements = policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  expect(statements.filter(({ Action }) => JSON.stringify(Action).includes('ses:'))).toEqual([
    expect.objectContaining({
      Condition: {
        'ForAllValues:StringEquals': { 'ses:Recipients': ['office@site.example', 'editors@site.example'] },
        StringEquals: { 'ses:FromAddress': 'website@site.example' },
      },
    }),
  ]);
});

test('for the weekly letter requeue-emails may query the log of each function, and deliver-email send to its reader', () => {
  const stage = synthesize({ ...fullProduction, weeklyLetter: 'owner@site.example' });
  expect(rightsOf(stage, 'RequeueEmails').filter((right) => /^logs:(Start|Get)Query/.test(right))).toHaveLength(11);
  expect(JSON.stringify(stage.resources('AWS::IAM::Policy'))).toContain('"editors@site.example","owner@site.example"]');
  expect(stage.findings).toEqual([]);
});

test('requeue-emails runs every 15 minutes', () => {
  const rules = Object.values(production.resources('AWS::Events::Rule')).map(({ Properties }) => Properties);
  const Arn = { 'Fn::GetAtt': [expect.stringMatching(/^RequeueEmails/), 'Arn'] };
  expect(rules).toContainEqual(
    expect.objectContaining({
      ScheduleExpression: 'rate(15 minutes)',
      State: 'ENABLED',
      Targets: [expect.objectContaining({ Arn })],
    }),
  );
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

test('the bucket depends on the queue’s policy, otherwise its first deployment fails', () => {
  const bucket = production.resource('AWS::S3::Bucket', 'Outbox');
  expect(bucket.DependsOn).toEqual([expect.stringMatching(/^OutboxWaitingPolicy/)]);
});
