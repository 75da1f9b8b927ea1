import { conversation } from '../weave/conversation.ts';

/** Woven line of the last section of the terms: a turn of the caller and one of the agent. */
export const agreed = conversation(
  'agreed',
  [
    [0, 16],
    [1, 20],
  ],
  { width: 400, height: 80, unit: 10, rest: 2, lead: 0 },
);
