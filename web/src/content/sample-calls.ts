import calls from './calls/calls.json' with { type: 'json' };
import { dispatchDisclosure, greeting } from './claims.static.ts';
import { homeCall } from './home.ts';
import { type Recording, readSound, readTurn, recordingOf } from './lists/recording.ts';

type SampleCall = keyof typeof calls;

/** Who speaks first (0 the caller, 1 the agent), and the words of each turn. Speakers alternate. */
type Script = readonly [first: 0 | 1, ...words: string[]];

/** The calls that web/build/sample-calls.ts speaks. Run it after changing one; a test compares its result with them. */
export const scripts: Readonly<Record<SampleCall, Script>> = {
  demo: [homeCall.captions[0]![0], ...homeCall.captions.map(([, , , words]) => words)],
  'night-desk-voice-agent': [
    1,
    greeting.text,
    'My tooth woke me, can I come tomorrow?',
    'I am sorry. Is your face swollen?',
    'No, it throbs.',
    'Then 8:20 with Dr Shah. Shall I text you the way?',
  ],
  'field-service-scheduler': [
    1,
    `${dispatchDisclosure} What is wrong?`,
    'Van one two is dead on the ring road.',
    'Are you safe, and off the lane?',
    'Yes. Two visits left.',
    'Van seven takes both. A tow truck comes at ten past two.',
  ],
  'clinic-booking-line': [
    1,
    greeting.text,
    'Can my appointment move to kal?',
    'Kal as in tomorrow, Tuesday the ninth?',
    'Yes, in the morning.',
    'Then tomorrow at nine thirty. It is booked.',
  ],
};

/** Returns a call with its recording. */
export function sampleCall(name: SampleCall): Recording {
  const { sound, words } = calls[name];
  return recordingOf(readSound(sound), words.map(readTurn));
}
