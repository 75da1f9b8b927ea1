import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { measures } from '../../../functions/runtime/measures.ts';
import { pieces } from '../../cost/cost.ts';
import { fullProduction, synthesize } from '../../synthesis/synthesis.ts';

const production = synthesize(fullProduction);
const development = synthesize();
const runbook = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');

/** Sentences of the runbook's chapter on alarms, by heading. */
function paragraphs(): Record<string, string> {
  const chapter = /\n## Alarms\n([\s\S]*?)\n## /.exec(runbook)?.[1] ?? '';
  const parts = chapter.split(/\n### /).slice(1);
  return Object.fromEntries(
    parts.map((part) => [part.split('\n')[0]?.trim(), part.split('\n').slice(1).join(' ').trim()]),
  );
}

/** Paragraph each alarm's description sends its reader to. */
function alarmAnchors(): string[] {
  const alarms = Object.values(production.resources('AWS::CloudWatch::Alarm'));
  return alarms.map(
    ({ Properties }) => /infra\/README\.md#([\w-]+)$/.exec(String(Properties?.AlarmDescription))?.[1] ?? '',
  );
}

test('every alarm has its paragraph in the runbook, and every paragraph its alarm', () => {
  expect(alarmAnchors().length).toBeGreaterThan(10);
  expect(Object.keys(paragraphs()).sort()).toEqual(alarmAnchors().sort());
});

test('every paragraph says what to do', () => {
  const short = Object.entries(paragraphs()).filter(([, text]) => text.length < 80);
  expect(short).toEqual([]);
});

test('every alarm rings, and says when it is over', () => {
  const alarms = Object.values(production.resources('AWS::CloudWatch::Alarm'));
  const silent = alarms.filter(({ Properties }) => !Properties?.AlarmActions || !Properties.OKActions);
  expect(silent).toEqual([]);
  expect(JSON.stringify(production.resources('AWS::SNS::Subscription'))).toContain('alarms@site.example');
});

/** Names of our own numbers, in the stage's namespace, that an alarm or the dashboard asks CloudWatch for. */
function numbersRead(): string[] {
  const alarms = JSON.stringify(production.resources('AWS::CloudWatch::Alarm'));
  const dashboard = JSON.stringify(production.resources('AWS::CloudWatch::Dashboard')).replaceAll('\\', '');
  const inAlarms = [...alarms.matchAll(/"MetricName":"(\w+)","Namespace":"Website-prod"/g)];
  const inDashboard = [...dashboard.matchAll(/\["Website-prod","(\w+)"/g)];
  expect(inAlarms.length).toBeGreaterThan(2);
  expect(inDashboard.length).toBeGreaterThan(5);
  return [...new Set([...inAlarms, ...inDashboard].map(([, name]) => name ?? ''))];
}

test('alarms and dashboard read exactly the numbers that functions write, out of the namespace they write to', () => {
  expect(numbersRead().sort()).toEqual(Object.keys(measures).sort());
  const environments = Object.values(production.resources('AWS::Lambda::Function'))
    .map(({ Properties }) => JSON.stringify(Properties?.Environment ?? {}))
    .filter((environment) => environment.includes('METRICS_NAMESPACE'));
  expect(environments).toHaveLength(5);
  for (const environment of environments) expect(environment).toContain('"METRICS_NAMESPACE":"Website-prod"');
});

test.each([
  ['visits', '"Requests"'],
  ['refusals and failures of the site', '"5xxErrorRate"'],
  ['refusals and failures of the API', '"4XXError"'],
  ['messages sent', '"MailDelivered"'],
  ['the age of the outbox', '"ApproximateAgeOfOldestMessage"'],
  ['dead letters', '"ApproximateNumberOfMessagesVisible"'],
  ['how long the CMS takes', '"CmsTime"'],
])('the dashboard shows %s', (_, metric) => {
  const [dashboard] = Object.values(production.resources('AWS::CloudWatch::Dashboard'));
  expect(JSON.stringify(dashboard).replaceAll('\\', '')).toContain(metric);
});

test('every event that is measured is one that a function logs', () => {
  const functions = fileURLToPath(new URL('../../../functions', import.meta.url));
  const sources = readdirSync(functions, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !/(\.test|measures)\.ts$/.test(name))
    .map((name) => readFileSync(`${functions}/${name}`, 'utf8'))
    .join('\n');
  const events = Object.values(measures).flatMap(({ events }): readonly string[] => events);
  expect(events.filter((event) => !sources.includes(`'${event}'`))).toEqual([]);
});

test('what is billed by the piece is what a production stage has', () => {
  const [firewall] = Object.values(production.resources('AWS::WAFv2::WebACL'));
  const alarms = Object.values(production.resources('AWS::CloudWatch::Alarm')).map(({ Properties }) => {
    const metrics = (Properties?.Metrics as { MetricStat?: object }[] | undefined) ?? [{ MetricStat: {} }];
    return metrics.filter(({ MetricStat }) => MetricStat).length;
  });
  expect({
    firewallRules: (firewall!.Properties!.Rules as object[]).length,
    // The one of WordPress is made by hand and named by the stage.
    secrets: Object.keys(production.resources('AWS::SecretsManager::Secret')).length + 1,
    alarmMetrics: alarms.reduce((sum, count) => sum + count, 0),
    ownMetrics: Object.keys(measures).length,
  }).toEqual(pieces);
});

test('nothing is left that cdk-nag or CloudFormation’s own rules object to', () => {
  expect(production.findings).toEqual([]);
  expect(development.findings).toEqual([]);
});
