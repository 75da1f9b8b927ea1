import type { SpokenLine } from './types.ts';

/** The call below the hero: woven, captioned and spoken in the demo clip. */
export const homeCall: SpokenLine = {
  seed: 's4',
  label: 'An example call between a caller and a voice agent.',
  captions: [
    [0, 22, 'Caller', 'Are you open on Sunday?'],
    [1, 38, 'Voice agent', 'Nine till one. Shall I book you in with Dr Mehta?'],
    [0, 14, 'Caller', 'Ten o’clock, please.'],
    [1, 46, 'Voice agent', 'Done, ten on Sunday. I’ve texted you the address and a link to reschedule.'],
  ],
  wordless: [[0, 10]],
};
