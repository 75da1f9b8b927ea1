import { conversation } from '../../weave/conversation.ts';

/** A short question, a longer answer. */
export const need = conversation(
  'need',
  [
    [0, 10],
    [1, 18],
  ],
  { width: 320, height: 120, unit: 10, rest: 2, lead: 1 },
);
