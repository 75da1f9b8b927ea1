import * as v from 'valibot';
import { pullWords } from '../pull.ts';
import type { PairRule } from './field-rules.ts';
import { choice, describe, type FieldWords, optional, rows } from './fields.ts';
import { readSound, readTurn, soundPattern, turnPattern } from './recording.ts';

/** Largest file of a recording: 90 seconds with 128 kbit a second. */
export const maxRecordingBytes = 1_500_000;

export const recordingSeconds = { min: 3, max: 90 } as const;

const { min, max } = recordingSeconds;
const agreement = 'Everybody who is heard has agreed';

/** A recording of WordPress's media library that content:pull has downloaded, its words, and a tick of its editor. */
export const recordingFields = {
  recording: optional(
    recording({
      label: 'Recording',
      help: `A call that visitors can hear: an mp3 of ${min} to ${max} seconds and at most ${maxRecordingBytes / 1e6} MB. The agent says first that it is one.`,
    }),
  ),
  words: optional(
    rows(
      { label: 'Words', help: 'What is heard, a line per turn with the time at which it begins: “0:03 Agent: …”.' },
      {
        min: 2,
        max: 30,
        pattern: turnPattern,
        expected: '2 to 30 lines such as “0:03 Agent: How can I help?” and “0:06 Caller: I have lost my card.”',
        read: readTurn,
      },
    ),
  ),
  agreed: optional(
    choice({ label: 'Agreement', help: 'Needed for a recording, and for everybody whose voice is in it.' }, [
      agreement,
    ]),
  ),
};

/** What the fields of a recording need of each other. */
export const recordingPairs: readonly PairRule[] = [
  { rule: 'with', field: 'recording', other: 'words', expected: 'the recording that has these words' },
  {
    rule: 'with',
    field: 'words',
    other: 'recording',
    expected: 'the words of the recording, for those who cannot hear it',
  },
  { rule: 'with', field: 'agreed', other: 'recording', expected: `a tick: ${agreement.toLowerCase()}` },
  {
    rule: 'during',
    field: 'words',
    other: 'recording',
    expected: 'times that grow and are within the recording',
  },
];

function recording(words: FieldWords) {
  return v.pipe(
    v.string(),
    v.regex(soundPattern, pullWords.missingRecording),
    v.transform(readSound),
    describe({
      ...words,
      kind: 'recording',
      isRequired: true,
      rules: [
        { rule: 'exists', expected: pullWords.missingRecording },
        { rule: 'bytes', max: maxRecordingBytes, expected: pullWords.largeRecording(maxRecordingBytes / 1e6) },
        { rule: 'format', types: ['audio/mpeg'], expected: pullWords.notAnMp3 },
        { rule: 'seconds', min, max, expected: pullWords.wrongLength(min, max) },
      ],
    }),
  );
}
