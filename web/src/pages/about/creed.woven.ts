import { conversation } from '../../weave/conversation.ts';

const size = { width: 540, height: 130, unit: 10, rest: 2, lead: 1 };

/** The caller's voice. */
export const mission = conversation('mission', [[0, 50]], size);

/** The agent's voice. */
export const vision = conversation('vision', [[1, 50]], size);
