import { conversation } from '../weave/conversation.ts';

/** Woven line of the help section: a short turn of the caller and a longer one of the agent. */
export const need = conversation(
  'need',
  [
    [0, 10],
    [1, 18],
  ],
  { width: 320, height: 120, unit: 10, rest: 2, lead: 0 },
);
