import { expect, test } from 'vitest';
import { voiceWords } from '#content/voice.ts';
import { idle, lineOf, nextRecorderState, type RecorderState, sentenceOf, timeOf } from './recorder-state.ts';

function recordingFor(seconds: number, level = 0.2): RecorderState {
  let state = nextRecorderState(nextRecorderState(idle, { type: 'ask' }), { type: 'start' });
  for (let tick = 1; tick <= seconds * 10; tick += 1) {
    state = nextRecorderState(state, { type: 'hear', level, seconds: tick / 10 });
  }
  return state;
}

test('few sentences are announced while the visitor speaks', () => {
  const seconds = Array.from({ length: 60 }, (_, second) => second);
  const sentences = new Set(seconds.map((second) => sentenceOf(recordingFor(second))));
  expect([...sentences]).toEqual([voiceWords.recording, voiceWords.secondsLeft(10)]);
});

test('a silent microphone is reported after three seconds, until something is heard', () => {
  expect(sentenceOf(recordingFor(2.9, 0))).toBe(voiceWords.recording);
  const silent = recordingFor(3, 0);
  expect(sentenceOf(silent)).toBe(voiceWords.silent);
  expect(sentenceOf(nextRecorderState(silent, { type: 'hear', level: 0.1, seconds: 3.1 }))).toBe(voiceWords.recording);
});

test('the line grows with the recording and then moves, with reduced motion once a second', () => {
  expect(lineOf(recordingFor(3.4), 1)).toHaveLength(34);
  expect(lineOf(recordingFor(3.4), 10)).toHaveLength(30);
  expect(lineOf(recordingFor(20), 1)).toHaveLength(144);
});

test.each(['full', 'hidden', 'unplugged'] as const)('a recording that ended because it is %s says why', (ending) => {
  const recorded = { samples: new Int16Array(32_000), ending };
  const sentence = sentenceOf(nextRecorderState(recordingFor(2), { type: 'keep', recorded }));
  expect(sentence).toBe(`${voiceWords.endings[ending]} ${voiceWords.recorded(2)}`);
});

test('a level that arrives after the end changes nothing', () => {
  const kept = nextRecorderState(idle, { type: 'discard', sentence: voiceWords.deleted });
  expect(nextRecorderState(kept, { type: 'hear', level: 1, seconds: 9 })).toBe(kept);
});

test.each([
  [0, '0:00 of 1:00'],
  [7.9, '0:07 of 1:00'],
  [60.2, '1:00 of 1:00'],
  [Number.NaN, '0:00 of 1:00'],
])('%s seconds are shown as %s', (seconds, time) => {
  expect(timeOf({ seconds })).toBe(time);
});
