import { simulatorMailbox, type StageValues } from '../stage-values.ts';

/** Values of a stage that is not filled in. It deploys into an empty account, because no value names a resource. */
export const defaults: StageValues = {
  domain: '',
  zoneId: '',
  certificateArn: '',
  dnsRecords: 'create',
  hsts: 'one-day',
  officeMailbox: simulatorMailbox,
  editorsMailbox: '',
  weeklyLetter: '',
  senderAddress: '',
  receipts: false,
  mailDomain: '',
  mailIdentity: 'create',
  dmarcPolicy: '',
  dmarcReports: '',
  allowedRecipients: [],
  chatHost: '',
  cmsUrl: 'https://cms.example.com/wp-json/wp/v2',
  cmsSecretName: '',
  pipelineSecretName: '',
  alarmMailbox: '',
  pager: '',
  originSecret: 1,
  waf: false,
  canaryMinutes: 0,
  monthlyBudget: 0,
  logDays: 14,
  failedMailDays: 30,
  retainOnTearDown: false,
  // 43,200 a day, below the 50,000 that SES gives a production account.
  mailRate: 30,
  mailConcurrency: 0,
  cmsConcurrency: 0,
  allowSamples: false,
};

/** Values of a production that is not filled in. The empty ones are required. */
export const productionDefaults: StageValues = {
  ...defaults,
  officeMailbox: '',
  cmsUrl: '',
  waf: true,
  canaryMinutes: 15,
  // A million visits a month and staging cost about $90 (infra/README.md, "Cost").
  monthlyBudget: 115,
  logDays: 90,
  failedMailDays: 90,
  retainOnTearDown: true,
  // Enough for the twenty messages that the API passes on at once.
  mailConcurrency: 20,
  // Enough for 50 requests per second that take one second each. A slow WordPress occupies an execution for up to
  // ten seconds.
  cmsConcurrency: 50,
};
