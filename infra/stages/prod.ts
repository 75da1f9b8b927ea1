import type { StageValues } from '../stage-values.ts';
import { dev } from './dev.ts';

/** Values of the stage prod. It cannot be synthesized until the empty values are filled in. */
export const prod: StageValues = {
  ...dev,
  domain: '',
  officeMailbox: '',
  senderAddress: '',
  mailDomain: '',
  cmsUrl: '',
  alarmMailbox: '',
  waf: true,
  canaryMinutes: 15,
  // A million visits a month and staging cost about $70 (npm run cost).
  monthlyBudget: 100,
  logDays: 90,
  failedMailDays: 90,
  retainOnTearDown: true,
  // Ten messages per second (mailBurst) of two seconds each.
  mailConcurrency: 20,
  // apiRate for one second: a slow WordPress occupies an execution for up to ten seconds.
  cmsConcurrency: 50,
};
