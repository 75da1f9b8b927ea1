import { company } from '#content/company.ts';
import { readers, type StageValues } from '../stage-values.ts';
import { dev } from './dev.ts';
import { prod } from './prod.ts';
import { staging } from './staging.ts';

export type StageName = 'dev' | 'staging' | 'prod';

/** All values that differ between stages. */
export type Stage = { name: string } & StageValues;

/** The deployed values, one file per stage; `-c key=value` replaces a value for one synthesis. */
export const stages: Readonly<Record<StageName, StageValues>> = { dev, staging, prod };

/** Values that production requires; the other stages run without them. */
const requiredInProd: readonly (keyof StageValues)[] = [
  'domain',
  'officeMailbox',
  'senderAddress',
  'mailDomain',
  'cmsUrl',
  'alarmMailbox',
];

/**
 * Returns the stage that cdk context names, `dev` by default: its values in `files`, which are `stages` except in tests,
 * replaced by those of the context. Throws one sentence with the key, the value and the expectation for an unknown key, a malformed or missing value,
 * and values that contradict each other.
 */
export function readStage(context: Readonly<Record<string, unknown>>, files: typeof stages): Stage {
  const { stage: name = 'dev' } = context;
  if (!isStageName(name)) throw new Error(unknownStage(name, ' (-c stage=…)'));
  const values: Record<string, unknown> = { ...files[name] };
  for (const [key, setting] of Object.entries(context)) {
    if (key === 'stage' || isToolKey(key)) continue;
    const reader = readerOf(name, key, setting);
    const value = reader.read(String(setting).trim());
    if (value === undefined) throw unexpected(name, key, setting, reader.expected);
    values[key] = value;
  }
  // Each value is from a typed file or from the reader of its key.
  return checked({ ...(values as StageValues), name });
}

function checked(stage: Stage): Stage {
  const wrong = (key: keyof StageValues, expected: string) => unexpected(stage.name, key, stage[key], expected);
  const { name, ...values } = stage;
  // A deployment by hand checks no types and would ignore a wrong or former key of a file.
  for (const [key, value] of Object.entries(values)) {
    const reader = readerOf(name, key, value);
    const isRequired = name === 'prod' && requiredInProd.some((required) => required === key);
    const text = textOf(value);
    if (text === '' ? isRequired : reader.read(text) === undefined) throw unexpected(name, key, value, reader.expected);
  }
  if (stage.domain && !stage.zoneId && !stage.certificateArn) {
    throw wrong('certificateArn', `a certificate in us-east-1 for ${stage.domain}, or its zone in zoneId`);
  }
  if (stage.zoneId && !stage.domain) throw wrong('domain', `the domain of the zone ${stage.zoneId}`);
  if (stage.domain && !stage.zoneId && stage.dnsRecords === 'create') {
    throw wrong('dnsRecords', `manual, because there is no zoneId to create the records of ${stage.domain} in`);
  }
  checkMail(stage, wrong);
  const recipients = new Set([company.email, stage.officeMailbox, ...stage.allowedRecipients]);
  return { ...stage, allowedRecipients: [...recipients] };
}

function checkMail(stage: Stage, wrong: (key: keyof StageValues, expected: string) => Error): void {
  const { domain, mailDomain, senderAddress, officeMailbox, editorsMailbox, weeklyLetter } = stage;
  if (weeklyLetter && stage.logDays < 15) throw wrong('logDays', 'at least 15 days, which the weekly letter compares');
  if (mailDomain && !senderAddress.endsWith(`@${mailDomain}`)) {
    throw wrong('senderAddress', `an address of mailDomain, ${mailDomain}`);
  }
  const createsRecords = stage.zoneId !== '' && stage.dnsRecords === 'create' && mailDomain !== '';
  const isInZone = `.${domain}`.endsWith(`.${mailDomain}`) || `.${mailDomain}`.endsWith(`.${domain}`);
  if (createsRecords && !isInZone) {
    throw wrong('mailDomain', `a domain in the zone of ${domain}, or dnsRecords=manual`);
  }
  if (stage.dmarcPolicy && !mailDomain) throw wrong('mailDomain', 'the domain that dmarcPolicy is for');
  if (stage.dmarcReports && !stage.dmarcPolicy) throw wrong('dmarcPolicy', 'the policy that dmarcReports are about');
  const simulated = [officeMailbox, editorsMailbox, weeklyLetter, ...stage.allowedRecipients].find(isSimulator);
  if (simulated && (stage.name === 'prod' || !isSimulator(officeMailbox))) {
    const keys = ['officeMailbox', 'editorsMailbox', 'weeklyLetter'] as const;
    const key = keys.find((name) => isSimulator(stage[name])) ?? 'allowedRecipients';
    throw wrong(key, 'a mailbox that people read; only a stage whose office is the simulator may name it');
  }
}

/** SES's mailbox simulator: SES sends and counts emails to it, and nobody reads them. */
function isSimulator(mailbox: string): boolean {
  return mailbox.endsWith('@simulator.amazonses.com');
}

export function siteOrigin(stage: Stage): string {
  return stage.domain ? `https://${stage.domain}` : company.origin;
}

/**
 * Whether somebody has begun to fill in the values that prod requires. The other stages need none. Until then prod cannot
 * be synthesized, which is no mistake.
 */
export function isFilledIn(name: string): boolean {
  return name !== 'prod' || requiredInProd.some((key) => stages.prod[key] !== '');
}

/** Prefix of every subject, so that the office recognizes test emails; '' in production. */
export function subjectPrefix(stage: Stage): string {
  return stage.name === 'prod' ? '' : `[${stage.name}] `;
}

/** Name of the stage's stack, API and metrics namespace, unique in an account. */
export function stackName(stage: Pick<Stage, 'name'>): string {
  return `Website-${stage.name}`;
}

export function isStageName(name: unknown): name is StageName {
  return typeof name === 'string' && Object.hasOwn(stages, name);
}

export function unknownStage(name: unknown, usage = ''): string {
  return `Expected a stage, one of ${Object.keys(stages).join(', ')}, got “${String(name)}”${usage}.`;
}

/** Context keys of cdk itself and its feature flags. */
function isToolKey(key: string): boolean {
  return /[:@/]/.test(key) || key === 'cli-telemetry';
}

function textOf(value: StageValues[keyof StageValues]): string {
  return typeof value === 'boolean' ? { true: 'yes', false: 'no' }[`${value}`] : String(value);
}

function readerOf(stage: string, key: string, value: unknown) {
  const [, reader] = Object.entries(readers).find(([name]) => name === key) ?? [];
  if (!reader) throw unexpected(stage, key, value, `one of ${Object.keys(readers).join(', ')}`);
  return reader;
}

function unexpected(stage: string, key: string, value: unknown, expected: string): Error {
  const got = String(value) === '' ? 'nothing' : `“${String(value)}”`;
  return new Error(
    `The stage's ${key} is ${got}; expected ${expected} ` +
      `(set it in infra/stack/stages/${stage}.ts, or for one synthesis with -c ${key}=…).`,
  );
}
