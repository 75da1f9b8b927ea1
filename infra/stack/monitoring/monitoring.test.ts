import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { metrics } from '../../../functions/runtime/metrics.ts';
import { fullProduction, synthesize } from '../../tests/synthesis/synthesis.testkit.ts';

const production = synthesize(fullProduction);
const development = synthesize();
const runbook = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');

function headings(): string[] {
  const chapter = /\n## Alarms\n([\s\S]*?)\n## /.exec(runbook)?.[1] ?? '';
  return [...chapter.matchAll(/\n### (.+)/g)].map(([, heading = '']) => heading.trim());
}

/** Headings of the runbook that the descriptions of the alarms link to. */
function alarmAnchors(): string[] {
  const alarms = Object.values(production.resources('AWS::CloudWatch::Alarm'));
  return alarms.map(
    ({ Properties }) => /infra\/README\.md#([\w-]+)$/.exec(String(Properties?.AlarmDescription))?.[1] ?? '',
  );
}

test('every alarm and the budget have a heading in the runbook, and every heading one of them', () => {
  expect(alarmAnchors().length).toBeGreaterThan(10);
  expect(headings().sort()).toEqual([...alarmAnchors(), 'budget'].sort());
});

test('every log group, queue, function and output that the runbook names exists once in the stack', () => {
  const calls = (pattern: RegExp) => [...runbook.matchAll(pattern)].map(([, ...words]) => words.map(String));
  const named = [
    ...calls(/`logs (\w+)/g).map(([id]) => [id, 'Logs::LogGroup']),
    ...calls(/\(queue (\w+)/g).map(([id]) => [id, 'SQS::Queue']),
    ...calls(/\(resource (\w+) ([\w:]+)\)/g),
  ];
  expect(named.length).toBeGreaterThan(10);
  for (const [id = '', type = ''] of named) {
    const found = Object.keys(production.resources(`AWS::${type}`)).filter((name) => name.startsWith(id));
    expect([id, type, found.length]).toEqual([id, type, 1]);
  }
  const outputs = Object.keys(production.template.findOutputs('*'));
  for (const [name] of calls(/\(output (\w+)\)/g)) expect(outputs).toContain(name);
});

test('the alarm mailbox is subscribed to the topic', () => {
  expect(JSON.stringify(production.resources('AWS::SNS::Subscription'))).toContain('alarms@site.example');
});

test('the budget notifies the alarm topic, which lets AWS Budgets publish', () => {
  const [budget] = Object.values(production.resources('AWS::Budgets::Budget'));
  const [topic] = Object.keys(production.resources('AWS::SNS::Topic')).filter((id) => id.startsWith('Alarms'));
  const notified = budget?.Properties?.['NotificationsWithSubscribers'] as { Subscribers: object[] }[];
  expect(notified.length).toBeGreaterThan(0);
  for (const { Subscribers } of notified)
    expect(Subscribers).toEqual([{ SubscriptionType: 'SNS', Address: { Ref: topic } }]);
  const policies = Object.values(production.resources('AWS::SNS::TopicPolicy'));
  const [policy] = policies.filter(({ Properties }) => JSON.stringify(Properties?.['Topics']).includes(topic!));
  expect(JSON.stringify(policy)).toContain('"budgets.amazonaws.com"');
  expect(development.resources('AWS::Budgets::Budget')).toEqual({});
});

test('API Gateway’s own metrics of each method, which cost extra, are off', () => {
  const [stage] = Object.values(production.resources('AWS::ApiGateway::Stage'));
  const settings = stage?.Properties?.['MethodSettings'] as { MetricsEnabled?: boolean }[];
  expect(settings.filter(({ MetricsEnabled }) => MetricsEnabled)).toEqual([]);
});

/** Names of the metrics in the stage's namespace that an alarm or the dashboard reads. */
function metricsRead(): string[] {
  const alarms = JSON.stringify(production.resources('AWS::CloudWatch::Alarm'));
  const dashboard = JSON.stringify(production.resources('AWS::CloudWatch::Dashboard')).replaceAll('\\', '');
  const inAlarms = [...alarms.matchAll(/"MetricName":"(\w+)","Namespace":"Website-prod"/g)];
  const inDashboard = [...dashboard.matchAll(/\["Website-prod","(\w+)"/g)];
  expect(inAlarms.length).toBeGreaterThan(2);
  expect(inDashboard.length).toBeGreaterThan(5);
  return [...new Set([...inAlarms, ...inDashboard].map(([, name]) => name ?? ''))];
}

test('alarms and dashboard read exactly the metrics that functions write, from the same namespace', () => {
  // A metric filter counts FormRejected in the access log of the API.
  const [filter] = Object.values(production.resources('AWS::Logs::MetricFilter'));
  expect(filter?.Properties?.['MetricTransformations']).toMatchObject([
    { MetricName: 'FormRejected', MetricNamespace: 'Website-prod' },
  ]);
  expect(metricsRead().sort()).toEqual([...Object.keys(metrics), 'FormRejected'].sort());
  const environments = Object.values(production.resources('AWS::Lambda::Function'))
    .map(({ Properties }) => JSON.stringify(Properties?.Environment ?? {}))
    .filter((environment) => environment.includes('METRICS_NAMESPACE'));
  expect(environments).toHaveLength(9);
  for (const environment of environments) expect(environment).toContain('"METRICS_NAMESPACE":"Website-prod"');
});

test('an alarm on a metric of the functions has the name of the metric', () => {
  const alarms = Object.values(production.resources('AWS::CloudWatch::Alarm'));
  const own = alarms.filter(
    // Accepting emails is not the problem, but accepting too many is.
    ({ Properties }) => Properties?.Namespace === 'Website-prod' && Properties.MetricName !== 'EmailAccepted',
  );
  expect(own.length).toBeGreaterThan(5);
  for (const { Properties } of own) {
    const name = String(Properties?.MetricName)
      .replace(/(?<=.)[A-Z]/g, '-$&')
      .toLowerCase();
    expect(String(Properties?.AlarmDescription)).toMatch(new RegExp(`#${name}$`));
  }
});

test.each([
  ['visits', '"Requests"'],
  ['rejections and failures of the site', '"5xxErrorRate"'],
  ['rejections and failures of the API', '"4XXError"'],
  ['messages sent', '"EmailDelivered"'],
  ['the age of the outbox', '"ApproximateAgeOfOldestMessage"'],
  ['dead letters', '"ApproximateNumberOfMessagesVisible"'],
  ['how long the CMS takes', '"CmsTime"'],
])('the dashboard shows %s', (_, metric) => {
  const [dashboard] = Object.values(production.resources('AWS::CloudWatch::Dashboard'));
  expect(JSON.stringify(dashboard).replaceAll('\\', '')).toContain(metric);
});

/** Whether an alarm that computes its metric fires with these values; `IF` is the only function of its expression. */
function fires(name: string, values: Readonly<Record<string, number>>): boolean {
  const alarms = Object.values(production.resources('AWS::CloudWatch::Alarm'));
  const { Properties } = alarms.find((alarm) => String(alarm.Properties?.['AlarmDescription']).endsWith(`#${name}`))!;
  const { Metrics, Threshold } = Properties as { Metrics: { Expression?: string }[]; Threshold: number };
  const expression = Metrics.flatMap(({ Expression }) => Expression ?? [])[0]!;
  const evaluate = compileFunction(`return ${expression};`, ['IF', ...Object.keys(values)]) as Function;
  return (
    evaluate((condition: boolean, yes: number, no: number) => (condition ? yes : no), ...Object.values(values)) >=
    Threshold
  );
}

// A visit is 23 requests; every second client is in one half of the clients.
test.each([
  ['page-failed', 'a fifth of 100 visits', { requests: 2_300, failed: 20, half: 10 }, true],
  ['page-failed', 'fewer than a fifth', { requests: 2_300, failed: 18, half: 9 }, false],
  ['page-failed', 'one client that sends many reports', { requests: 23, failed: 60, half: 60 }, false],
  ['scripts-missing', 'a fiftieth of 200 visits', { requests: 4_600, failed: 4, half: 2 }, true],
  ['scripts-missing', 'one client that sends many reports', { requests: 23, failed: 60, half: 0 }, false],
  ['site-errors', 'two failures at night', { requests: 4, rate: 50 }, false],
  ['site-errors', 'three failures', { requests: 6, rate: 50 }, true],
  ['cms-failed', 'a quarter of the requests', { requests: 4, failed: 1 }, true],
  ['cms-failed', 'a fifth of the requests', { requests: 5, failed: 1 }, false],
])('the alarm %s with %s', (name, _, values, expected) => {
  expect(fires(name, values)).toBe(expected);
});

test('the stack has no findings of cdk-nag or CloudFormation’s own rules', () => {
  expect(production.findings).toEqual([]);
  expect(development.findings).toEqual([]);
});
