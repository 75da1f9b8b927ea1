import calls from './calls/calls.json' with { type: 'json' };
import { type Recording, readSound, readTurn, recordingOf } from './lists/recording.ts';

/** Returns a call that web/build/sample-calls.ts has spoken. */
export function sampleCall(name: keyof typeof calls): Recording {
  return recordingOf(readSound(calls[name].sound), calls[name].words.map(readTurn));
}
