import { conversation } from '../weave/conversation.ts';

export const hem = conversation(
  'hem-4',
  [
    [1, 24],
    [0, 30],
    [1, 18],
    [0, 26],
    [1, 40],
  ],
  { width: 1440, height: 110, unit: 10, rest: 2, lead: 0 },
);
