import { conversation } from '../../weave/conversation.ts';

/** A line with room for one more. */
export const seat = conversation(
  'seat2',
  [
    [1, 30],
    [0, 22],
    [1, 26],
    [0, 14],
    [1, 40],
  ],
  { width: 1440, height: 120, unit: 10, rest: 3, lead: 0 },
);
