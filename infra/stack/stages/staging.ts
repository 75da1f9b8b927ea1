import type { StageValues } from '../stage-values.ts';
import { dev } from './dev.ts';

/** Values of the stage staging. */
export const staging: StageValues = { ...dev, waf: true, logDays: 30 };
