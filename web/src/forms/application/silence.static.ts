import { weaveName } from './weave-name.ts';

/** The line that is shown while the name is empty. */
export const silence = weaveName('');
