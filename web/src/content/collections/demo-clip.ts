/**
 * When each turn of the home page's call is spoken in the demo clip, in seconds. Written by
 * build/pictures/demo-clip.ts.
 */
export const demoTurns: readonly { from: number; to: number }[] = [
  { from: 0.45, to: 2.43 },
  { from: 2.88, to: 6.02 },
  { from: 6.47, to: 7.93 },
  { from: 8.38, to: 13.41 },
];

/** Length of the demo clip in seconds. */
export const demoSeconds = 13.86;
