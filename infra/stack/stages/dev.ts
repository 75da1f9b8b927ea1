import type { StageValues } from '../stage-values.ts';
import { defaults } from './defaults.ts';

/** Values of the stage dev. */
export const dev: StageValues = { ...defaults };
