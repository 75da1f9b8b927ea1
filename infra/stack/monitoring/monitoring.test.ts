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

type AlarmProperties = {
  AlarmActions: { Ref: string }[];
  AlarmDescription: string;
  Metrics: { Id: string; Expression?: string; MetricStat?: { Metric: { MetricName: string; Namespace: string } } }[];
};

/** Alarms of production by the headings of the runbook that their descriptions link to. */
const alarms = new Map(
  Object.values(production.resources('AWS::CloudWatch::Alarm'))
    .map(({ Properties }) => Properties as AlarmProperties)
    .map((alarm) => [/infra\/README\.md#([\w-]+)$/.exec(alarm.AlarmDescription)?.[1] ?? '', alarm]),
);

test('every alarm and the budget have a heading in the runbook, and every heading one of them', () => {
  expect(headings().sort()).toEqual([...alarms.keys(), 'budget'].sort());
});

test('an alarm has at most the ten metrics that CloudWatch takes, and production has at most fourteen alarms', () => {
  expect(alarms.size).toBeLessThanOrEqual(14);
  for (const { Metrics } of alarms.values()) expect(Metrics.length - 1).toBeLessThanOrEqual(10);
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

test('every variable in a command of the README is set above it', () => {
  const isSet = (name: string, above: string) =>
    new RegExp(`\\b(${name}=|read -rs? [\\w ]*\\b${name}\\b|for ${name} in)`).test(above);
  const read = [...runbook.matchAll(/\$\{?([A-Za-z_]\w*)/g)];
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter(({ 1: name = '', index }) => !isSet(name, runbook.slice(0, index)))).toEqual([]);
});

test('the alarm mailbox receives every alarm, and the pager those that cannot wait until the morning', () => {
  const subscribers = Object.values(production.resources('AWS::SNS::Subscription')).map(
    ({ Properties }) => Properties as { Endpoint: string; Protocol: string; TopicArn: { Ref: string } },
  );
  const alarmsOf = (protocol: string, endpoint: string) => {
    const { TopicArn } = subscribers.find(({ Endpoint, Protocol }) => Endpoint === endpoint && Protocol === protocol)!;
    return [...alarms].filter(([, { AlarmActions }]) => AlarmActions.some(({ Ref }) => Ref === TopicArn.Ref));
  };
  expect(alarmsOf('email', 'alarms@site.example')).toHaveLength(alarms.size);
  expect(alarmsOf('https', 'https://pager.example/sns').map(([name]) => name)).toEqual([
    'dead-letters',
    'form-failed',
    'canary',
  ]);
});

test('the budget notifies the alarm topic, which lets AWS Budgets publish', () => {
  const [budget] = Object.values(production.resources('AWS::Budgets::Budget'));
  const topic = production.resource('AWS::SNS::Topic', 'Alarms').id;
  expect(budget?.Properties?.['NotificationsWithSubscribers']).toMatchObject(
    [80, 100].map((Threshold) => ({
      Notification: { Threshold },
      Subscribers: [{ SubscriptionType: 'SNS', Address: { Ref: topic } }],
    })),
  );
  const policies = Object.values(production.resources('AWS::SNS::TopicPolicy'));
  const policy = policies.find(({ Properties }) => JSON.stringify(Properties?.['Topics']).includes(topic));
  expect(JSON.stringify(policy)).toContain('"budgets.amazonaws.com"');
  expect(development.resources('AWS::Budgets::Budget')).toEqual({});
});

const [dashboard] = Object.values(production.resources('AWS::CloudWatch::Dashboard'));
const dashboardBody = JSON.stringify(dashboard).replaceAll('\\', '');

/** Names of the metrics in the stage's namespace that an alarm or the dashboard reads. */
function metricsRead(): string[] {
  const inAlarms = [...alarms.values()].flatMap(({ Metrics }) =>
    Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []),
  );
  const own = inAlarms.filter(({ Namespace }) => Namespace === 'Website-prod').map(({ MetricName }) => MetricName);
  const inDashboard = [...dashboardBody.matchAll(/\["Website-prod","(\w+)"/g)].map(([, name = '']) => name);
  return [...new Set([...own, ...inDashboard])];
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

test('the dashboard shows visits, failures of site and API, mail, the outbox and the time of the CMS', () => {
  const shown = ['Requests', '5xxErrorRate', '4XXError', 'EmailDelivered', 'ApproximateAgeOfOldestMessage', 'CmsTime'];
  for (const metric of shown) expect(dashboardBody).toContain(`"${metric}"`);
});

/** Whether an alarm fires if its metrics have these values and all others no data. */
function fires(name: string, values: Readonly<Record<string, number | undefined>>): boolean {
  const { Metrics } = alarms.get(name)!;
  const expression = Metrics.flatMap(({ Expression }) => Expression ?? [])[0]!;
  const words = expression.replaceAll(' OR ', ' || ').replaceAll(' AND ', ' && ');
  const ids = Metrics.map(({ Id }) => Id);
  const evaluate = compileFunction(`return ${words};`, ['IF', 'FILL', ...ids]) as (...words: unknown[]) => number;
  const choose = (condition: boolean, yes: number, no: number) => (condition ? yes : no);
  const fill = (value: number | undefined, missing: number) => value ?? missing;
  return evaluate(choose, fill, ...ids.map((id) => values[id])) === 1;
}

test('without any data only the alarms on silence fire', () => {
  expect([...alarms.keys()].filter((name) => fires(name, {}))).toEqual(['requeue-emails-silent', 'canary']);
});

// A visit is 23 requests; every second client is in one half of the clients.
test.each([
  ['dead-letters', [{ letters: 1 }]],
  [
    'email-late',
    [{ ageS: 900 }, { veryLateInFlight: 1 }, { eventsInFlight: 0.6, eventsVisible: 0.3 }, { requeued: 1 }],
  ],
  ['email-returned', [{ returned: 1 }]],
  ['requeue-emails-silent', [{ runs: 2, errors: 2 }]],
  ['form-failed', [{ errors: 1 }, { waitMs: 5_000 }, { unstored: 1 }]],
  ['form-rejected', [{ rejected: 1 }, { throttled: 1 }, { closed: 1 }]],
  ['flood', [{ accepted: 15 }, { blocked: 3_000 }]],
  ['api-errors', [{ errors: 5 }, { pages: 1 }]],
  ['cms-failed', [{ failed: 3, requests: 12 }, { failed: 3 }, { calls: 1 }]],
  ['page-failed', [{ requests: 2_300, failed: 20, failedHalf: 10 }]],
  ['page-failed', [{ requests: 4_600, missing: 4, missingHalf: 2 }]],
  ['site-errors', [{ requests: 6, rate: 50 }, { edge3: 1 }]],
  ['canary', [{ runs: 2, errors: 2 }]],
  ['certificate-expires', [{ days: 29 }]],
])('%s fires with each of %o', (name, conditions) => {
  expect(conditions.filter((values) => !fires(name, values))).toEqual([]);
});

test.each([
  ['requeue-emails-silent', { runs: 2, errors: 1 }],
  ['cms-failed', { failed: 3, requests: 13 }],
  ['page-failed', { requests: 2_300, failed: 18, failedHalf: 9 }],
  ['page-failed', { requests: 23, failed: 60, failedHalf: 60, missing: 60, missingHalf: 0 }],
  ['site-errors', { requests: 4, rate: 50 }],
])('%s does not fire with %o', (name, values) => {
  expect(fires(name, values)).toBe(false);
});

test('the stack has no findings of cdk-nag or CloudFormation’s own rules', () => {
  expect(production.findings).toEqual([]);
  expect(development.findings).toEqual([]);
});
