import * as v from 'valibot';
import type { PairRule } from './field-rules.ts';
import { choice, describe, type FieldMetadata, optional, rows } from './fields.ts';
import { readSound, readTurn, soundPattern, turnPattern } from './recording.ts';

export const recordingLimits = { bytes: 1_500_000, min: 3, max: 90 } as const;

const missing = 'a recording that is still in the media library';
const agreement = 'Everybody who is heard has agreed';

const sound: FieldMetadata = {
  label: 'Recording',
  help: 'A call that visitors can hear: an mp3 of 3 to 90 seconds, at most 1.5 MB. The agent first says what it is.',
  kind: 'recording',
  isRequired: true,
  rules: [
    { rule: 'exists', expected: missing },
    { rule: 'bytes', max: recordingLimits.bytes, expected: 'a recording of at most 1.5 MB' },
    { rule: 'format', types: ['audio/mpeg'], expected: 'a recording in the format MP3, whatever its name is' },
    { rule: 'seconds', min: 3, max: 90, expected: 'a recording of 3 to 90 seconds' },
  ],
};

const turns = {
  min: 2,
  max: 30,
  pattern: turnPattern,
  expected: '2 to 30 lines such as “0:03 Agent: How can I help?” and “0:06 Caller: I have lost my card.”',
  read: readTurn,
};

/** A recording of the media library that content:pull has downloaded, its words, and a tick of its editor. */
export const recordingFields = {
  recording: optional(v.pipe(v.string(), v.regex(soundPattern, missing), v.transform(readSound), describe(sound))),
  words: optional(
    rows({ label: 'Words', help: 'A line per turn with the time at which it begins: “0:03 Agent: …”.' }, turns),
  ),
  agreed: optional(choice({ label: 'Agreement', help: 'Of everybody whose voice is in it.' }, [agreement])),
};

/** What the fields of a recording need of each other. */
export const recordingPairs: readonly PairRule[] = [
  { rule: 'with', field: 'recording', other: 'words', expected: 'the recording that has these words' },
  { rule: 'with', field: 'words', other: 'recording', expected: 'its words, for those who cannot hear it' },
  { rule: 'with', field: 'agreed', other: 'recording', expected: `a tick: ${agreement.toLowerCase()}` },
  { rule: 'during', field: 'words', other: 'recording', expected: 'times that grow and are within the recording' },
];
