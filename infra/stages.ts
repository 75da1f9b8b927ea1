import { company } from '#content/company.ts';
import { readers, type StageValues } from './stage-values.ts';

export type StageName = 'dev' | 'staging' | 'prod';

/** Everything that differs between two places this product runs in; addresses, hosts and limits stand nowhere else. */
export type Stage = { name: StageName } & StageValues;

const dev: StageValues = {
  domain: '',
  zoneId: '',
  certificateArn: '',
  officeMailbox: company.email,
  senderAddress: company.email,
  mailDomain: '',
  allowedRecipients: [],
  chatHost: '',
  cmsUrl: 'https://cms.example.com/wp-json/wp/v2',
  cmsSecretName: '',
  alarmMailbox: '',
  waf: false,
  canaryMinutes: 0,
  logDays: 14,
  failedMailDays: 30,
  retainOnTearDown: false,
  apiRate: 50,
  apiBurst: 100,
  mailRate: 5,
  mailBurst: 10,
  mailConcurrency: 0,
  cmsConcurrency: 0,
  formerScripts: [],
  formerStyles: [],
  allowSamples: false,
};

/** The stages as they are without any cdk context; `-c key=value` replaces a value for one synthesis. */
export const stages: Readonly<Record<StageName, StageValues>> = {
  dev,
  staging: { ...dev, waf: true, logDays: 30 },
  prod: {
    ...dev,
    officeMailbox: '',
    senderAddress: '',
    cmsUrl: '',
    waf: true,
    canaryMinutes: 15,
    logDays: 90,
    failedMailDays: 90,
    retainOnTearDown: true,
    // Ten a second at two seconds each (mailBurst); more is an attack and shall not take what the blog needs.
    mailConcurrency: 20,
    // As many as the API lets in a second (apiRate): a slow WordPress holds each for up to ten seconds.
    cmsConcurrency: 50,
  },
};

/** What production cannot do without; the other stages run without it. */
const requiredInProd: readonly (keyof StageValues)[] = [
  'domain',
  'officeMailbox',
  'senderAddress',
  'cmsUrl',
  'alarmMailbox',
];

/**
 * The stage that cdk context asks for, `dev` when it names none. Throws one sentence with the key, the value and what
 * is expected for an unknown key, a malformed value, a missing one, and two that contradict each other.
 */
export function readStage(context: Readonly<Record<string, unknown>>): Stage {
  const name = stageName(context.stage ?? 'dev');
  const values: Record<string, unknown> = { ...stages[name] };
  for (const [key, given] of Object.entries(context)) {
    if (key === 'stage' || isToolKey(key)) continue;
    if (!isStageKey(key)) throw wrong(key, given, `one of ${Object.keys(readers).join(', ')}`);
    const value = readers[key].read(String(given).trim());
    if (value === undefined) throw wrong(key, given, readers[key].expected);
    values[key] = value;
  }
  // Each value came from a default of its own type or from the reader of its key.
  return checked({ ...(values as StageValues), name });
}

function checked(stage: Stage): Stage {
  for (const key of requiredInProd) {
    if (stage.name === 'prod' && stage[key] === '') throw wrong(key, '', readers[key].expected);
  }
  if (stage.domain && !stage.zoneId && !stage.certificateArn) {
    throw wrong('certificateArn', '', `a certificate in us-east-1 for ${stage.domain}, or its zone in zoneId`);
  }
  if (stage.zoneId && !stage.domain) throw wrong('domain', '', `the domain of the zone ${stage.zoneId}`);
  if (stage.mailDomain && !stage.senderAddress.endsWith(`@${stage.mailDomain}`)) {
    throw wrong('senderAddress', stage.senderAddress, `an address of mailDomain, ${stage.mailDomain}`);
  }
  const simulated = [stage.officeMailbox, ...stage.allowedRecipients].find((mailbox) => isSimulator(mailbox));
  if (simulated && (stage.name === 'prod' || !isSimulator(stage.officeMailbox))) {
    const key = isSimulator(stage.officeMailbox) ? 'officeMailbox' : 'allowedRecipients';
    throw wrong(key, simulated, 'a mailbox that people read; only a stage whose office is the simulator may name it');
  }
  const recipients = new Set([company.email, stage.officeMailbox, ...stage.allowedRecipients]);
  return { ...stage, allowedRecipients: [...recipients] };
}

/** SES's mailbox simulator: mail to it is sent, counted and read by nobody. */
function isSimulator(mailbox: string): boolean {
  return mailbox.endsWith('@simulator.amazonses.com');
}

/** Origin the stage's visitors see, without a slash at the end. */
export function siteOrigin(stage: Stage): string {
  return stage.domain ? `https://${stage.domain}` : company.origin;
}

/** CloudWatch namespace of the stage's own measures. */
export function metricsNamespace(stage: Stage): string {
  return `Website-${stage.name}`;
}

function stageName(value: unknown): StageName {
  const name = Object.keys(stages).find((candidate) => candidate === value);
  if (!name) throw wrong('stage', value, `one of ${Object.keys(stages).join(', ')}`);
  return name as StageName;
}

/** Context that cdk itself and its feature flags bring along. */
function isToolKey(key: string): boolean {
  return /[:@/]/.test(key) || key === 'cli-telemetry';
}

function isStageKey(key: string): key is keyof StageValues {
  return Object.hasOwn(readers, key);
}

function wrong(key: string, value: unknown, expected: string): Error {
  const given = value === '' ? 'nothing' : `“${String(value)}”`;
  return new Error(`The stage's ${key} is ${given}; expected ${expected} (set it with -c ${key}=…).`);
}
