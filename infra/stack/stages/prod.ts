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
  // A million visits a month and staging cost about $80 (infra/README.md, "Cost").
  monthlyBudget: 100,
  logDays: 90,
  failedMailDays: 90,
  retainOnTearDown: true,
  // Enough for ten messages per second (mailBurst) that take two seconds each.
  mailConcurrency: 20,
  // Enough for apiRate requests per second that take one second each. A slow WordPress occupies an execution for up to
  // ten seconds.
  cmsConcurrency: 50,
};
