import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fullProduction, synthesize } from '../synthesis.ts';

const production = synthesize(fullProduction);
const development = synthesize();
const runbook = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8');

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

test('every event that is counted is one that a function logs', () => {
  const functions = fileURLToPath(new URL('../../functions', import.meta.url));
  const sources = readdirSync(functions, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${functions}/${name}`, 'utf8'))
    .join('\n');
  const patterns = Object.values(production.resources('AWS::Logs::MetricFilter')).map(({ Properties }) =>
    String(Properties?.FilterPattern),
  );
  const events = patterns.flatMap((pattern) => [...pattern.matchAll(/"([^"]+)"/g)].map(([, event]) => event ?? ''));
  expect(events.length).toBeGreaterThan(5);
  expect(events.filter((event) => !sources.includes(`'${event}'`))).toEqual([]);
});

test('a metric knows counts and times, never a visitor', () => {
  for (const { Properties } of Object.values(production.resources('AWS::Logs::MetricFilter'))) {
    expect(JSON.stringify(Properties)).toContain('"MetricValue":"1"');
    expect(JSON.stringify(Properties)).not.toContain('Dimensions');
  }
});

test('nothing is left that cdk-nag or CloudFormation’s own rules object to', () => {
  expect(production.findings).toEqual([]);
  expect(development.findings).toEqual([]);
});
