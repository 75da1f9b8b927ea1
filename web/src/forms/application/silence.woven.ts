import { weaveName } from './weave-name.ts';

/** The line before anybody has typed a name. */
export const silence = weaveName('');
