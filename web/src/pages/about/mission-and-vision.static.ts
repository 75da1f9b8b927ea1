import { conversation } from '../../weave/conversation.ts';

const size = { width: 540, height: 130, unit: 10, rest: 2, lead: 0 };

/** Line above the mission, in the caller's colour. */
export const mission = conversation('mission', [[0, 50]], size);

/** Line above the vision, in the agent's colour. */
export const vision = conversation('vision', [[1, 50]], size);
