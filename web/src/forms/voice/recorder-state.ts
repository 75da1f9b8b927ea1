import { microphoneWords, voiceWords } from '#content/voice.ts';
import { recordedSeconds, recordingFormat } from '#contract/recording.ts';
import { elapsedTime } from '../../ui/elapsed-time.ts';
import { recordingSteps, stepsOf } from '../../weave/loudness.ts';
import { lineThreads } from '../../weave/voice-line.ts';
import type { Recorded } from './start-recording.ts';

export type RecorderState =
  /** `sentence` says why there is no recording. */
  | { stage: 'idle'; sentence: string }
  | { stage: 'asking' }
  /** `levels` has one level of the microphone for each 100 ms. */
  | { stage: 'recording' | 'saving'; levels: readonly number[]; seconds: number }
  | { stage: 'recorded'; recorded: Recorded; steps: readonly number[] };

type RecorderEvent =
  | { type: 'ask' | 'start' | 'save' }
  | { type: 'hear'; level: number; seconds: number }
  | { type: 'keep'; recorded: Recorded }
  | { type: 'discard'; sentence: string };

export const idle: RecorderState = { stage: 'idle', sentence: '' };

/** A microphone that stays below this level for this long is probably muted. */
const mutedLevel = 0.001;
const mutedSeconds = 3;

/** Seconds before the end at which the visitor is told. */
const lastSeconds = 10;

export function nextRecorderState(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'ask':
      return { stage: 'asking' };
    case 'start':
      return { stage: 'recording', levels: [], seconds: 0 };
    case 'hear':
      if (state.stage !== 'recording') return state;
      return { ...state, levels: [...state.levels, event.level], seconds: event.seconds };
    case 'save':
      return state.stage === 'recording' ? { ...state, stage: 'saving' } : state;
    case 'keep': {
      const { recorded } = event;
      return { stage: 'recorded', recorded, steps: recordingSteps(recorded.samples, lineThreads) };
    }
    default:
      return { stage: 'idle', sentence: event.sentence };
  }
}

/** Returns the sentence about a state, which screen readers announce when it changes. */
export function sentenceOf(state: RecorderState): string {
  switch (state.stage) {
    case 'idle':
      return state.sentence;
    case 'asking':
      return microphoneWords.asking;
    case 'recording':
      if (recordingFormat.maxSeconds - state.seconds <= lastSeconds) return voiceWords.secondsLeft(lastSeconds);
      if (state.seconds >= mutedSeconds && Math.max(...state.levels) < mutedLevel) return voiceWords.silent;
      return voiceWords.recording;
    case 'saving':
      return microphoneWords.moment;
    default: {
      const { ending, samples } = state.recorded;
      const recorded = voiceWords.recorded(recordedSeconds(samples.length));
      return ending === 'stopped' ? recorded : `${voiceWords.endings[ending]} ${recorded}`;
    }
  }
}

/**
 * Returns the steps of the line: the last seconds while the visitor speaks, then the whole recording. It moves by this
 * number of threads.
 */
export function lineOf(state: RecorderState, step: number): readonly number[] {
  if (state.stage === 'recorded') return state.steps;
  if (!('levels' in state)) return [];
  const { levels } = state;
  return stepsOf(levels.slice(0, levels.length - (levels.length % step))).slice(-lineThreads);
}

/** Returns the time that the recorder shows. `@example '0:07 of 1:00'` */
export function timeOf({ seconds }: { seconds: number }): string {
  const { maxSeconds } = recordingFormat;
  return voiceWords.time(elapsedTime(Math.min(seconds, maxSeconds)), elapsedTime(maxSeconds));
}
