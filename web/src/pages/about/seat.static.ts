import { conversation } from '../../weave/conversation.ts';

/** A line of five turns with a gap at the end. */
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
