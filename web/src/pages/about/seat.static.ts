import { conversation } from '../../weave/conversation.ts';

/** Woven line above the link to the open roles: five turns, and a gap for the next colleague. */
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
