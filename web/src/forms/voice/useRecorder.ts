import { useCallback, useEffect, useReducer, useRef } from 'react';
import { recorderProblem } from '#content/voice.ts';
import { warnBeforeLeaving } from '../sending/upload-email.ts';
import { handedOver } from './handed-over.ts';
import { idle, nextRecorderState, type RecorderState } from './recorder-state.ts';
import { RecordingProblem, type Session, startRecording } from './start-recording.ts';
import { createVoice, type Voice } from './voice.ts';

type RecorderControls = {
  state: RecorderState;
  record: () => void;
  stop: () => void;
  /** Releases the microphone and deletes the recording. `sentence` tells the visitor; '' shows nothing. */
  discard: (sentence: string) => void;
};

/** Takes a recording that is handed over, otherwise records at once, because a click has loaded this code. `onChange` gets the spoken message of the form. */
export function useRecorder(onChange: (voice: Voice | undefined) => void): RecorderControls {
  const [state, dispatch] = useReducer(nextRecorderState, idle);
  const abort = useRef<AbortController>(undefined);
  const session = useRef<Session>(undefined);

  const discard = useCallback(
    (sentence: string) => {
      abort.current?.abort();
      handedOver.recording = undefined;
      onChange(undefined);
      dispatch({ type: 'discard', sentence });
    },
    [onChange],
  );
  const record = useCallback(async () => {
    const { signal } = (abort.current = new AbortController());
    dispatch({ type: 'ask' });
    try {
      const onLevel = (level: number, seconds: number) => dispatch({ type: 'hear', level, seconds });
      session.current = await startRecording({ signal, onLevel });
      dispatch({ type: 'start' });
      onChange(createVoice(session.current));
      dispatch({ type: 'keep', recorded: await session.current.recorded });
    } catch (error) {
      if (signal.aborted) return;
      discard(recorderProblem(error instanceof RecordingProblem ? error.kind : 'failed'));
    }
  }, [onChange, discard]);

  useEffect(() => {
    const { recording } = handedOver;
    if (recording) {
      onChange(createVoice({ stop: () => undefined, recorded: Promise.resolve(recording) }));
      dispatch({ type: 'keep', recorded: recording });
    } else void record();
    return () => abort.current?.abort();
  }, [record, onChange]);
  // Nothing stores a recording, so leaving the page would lose it.
  const hasRecording = state.stage !== 'idle' && state.stage !== 'asking';
  useEffect(() => (hasRecording ? warnBeforeLeaving() : undefined), [hasRecording]);
  return {
    state,
    record: () => void record(),
    stop: () => {
      dispatch({ type: 'save' });
      session.current?.stop();
    },
    discard,
  };
}
