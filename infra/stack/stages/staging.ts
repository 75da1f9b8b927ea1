import type { StageValues } from '../stage-values.ts';
import { defaults } from './defaults.ts';

/** Values of the stage staging. */
export const staging: StageValues = { ...defaults, waf: true, logDays: 30 };
