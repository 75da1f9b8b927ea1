import type { StageValues } from '../stage-values.ts';
import { productionDefaults } from './defaults.ts';

/** Values of the stage prod. It cannot be synthesized until the empty values are filled in. */
export const prod: StageValues = {
  ...productionDefaults,
  domain: '',
  officeMailbox: '',
  senderAddress: '',
  mailDomain: '',
  cmsUrl: '',
  alarmMailbox: '',
};
