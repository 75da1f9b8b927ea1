import { useEffect, useRef, useState } from 'react';
import { voiceWords } from '#content/voice.ts';
import { Button } from '../../ui/Button.tsx';
import { Woven } from '../../ui/Woven.tsx';
import { voiceLine } from '../../weave/voice-line.ts';
import { UploadProgress } from '../UploadProgress.tsx';
import { handedOver } from './handed-over.ts';
import type { Submission } from '../sending/submission.ts';
import { lineOf, sentenceOf, timeOf } from './recorder-state.ts';
import { useRecorder } from './useRecorder.ts';
import type { Voice } from './voice.ts';
import styles from './Recorder.module.css';
import { UiIcon, pauseIcon, playIcon } from '../../ui/UiIcon.tsx';
import { playSamples } from './audio.ts';

type RecorderProps = {
  submission: Submission;
  label: string;
  /** The same function in each render: the recorder would ask for the microphone again for another one. */
  onChange: (voice: Voice | undefined) => void;
};

/** Records a spoken message: asks for the microphone, weaves the loudness, then plays or deletes the recording. */
export function Recorder({ submission, label, onChange }: RecorderProps) {
  const { state, record, stop, discard } = useRecorder(onChange);
  const panel = useRef<HTMLDivElement>(null);
  // With reduced motion the line moves once a second instead of ten times.
  const step = matchMedia('(prefers-reduced-motion: reduce)').matches ? 10 : 1;
  const { stage } = state;
  const sentence = sentenceOf(state);
  const busy = submission.stage === 'sending';

  useEffect(() => {
    const form = panel.current?.closest('form');
    const forget = () => discard('');
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, [discard]);
  // The clicked button is replaced by the next one. Do not take the focus from another field, where the visitor types. A
  // recording that was handed over is what the visitor comes for.
  useEffect(() => {
    const { activeElement } = document;
    const isHandedOver = stage === 'recorded' && handedOver.recording !== undefined;
    if (isHandedOver || activeElement === document.body || panel.current?.contains(activeElement)) {
      panel.current?.querySelector('button')?.focus({ preventScroll: isHandedOver });
      if (isHandedOver) panel.current?.scrollIntoView({ block: 'center' });
    }
  }, [stage]);

  return (
    <div ref={panel} className={styles.panel} role="group" aria-label={voiceWords.title}>
      {stage !== 'idle' && <Woven svg={voiceLine(lineOf(state, step))} />}
      <div className={styles.controls}>
        {stage === 'idle' && (
          <Button key="record" look="secondary" disabled={busy} onClick={record}>
            {label}
          </Button>
        )}
        {stage === 'asking' && (
          <Button key="cancel" look="secondary" onClick={() => discard(voiceWords.cancelled)}>
            {voiceWords.cancel}
          </Button>
        )}
        {stage === 'recording' && (
          <>
            <Button key="stop" look="secondary" onClick={stop}>
              {voiceWords.stop}
            </Button>
            <span role="timer" className={styles.time}>
              {timeOf(state)}
            </span>
          </>
        )}
        {stage === 'recorded' && (
          <>
            <PlayButton key="play" samples={state.recorded.samples} isBusy={busy} />
            <button className="link" type="button" disabled={busy} onClick={() => discard(voiceWords.deleted)}>
              {voiceWords.delete}
            </button>
          </>
        )}
      </div>
      <p className={styles.sentence} role="status">
        {sentence}
      </p>
      {busy && stage !== 'idle' && <UploadProgress label={voiceWords.progress} share={submission.sentShare} />}
    </div>
  );
}

type PlayButtonProps = {
  samples: Int16Array;
  /** Whether the form is being sent; playback then stops. */
  isBusy: boolean;
};

function PlayButton({ samples, isBusy }: PlayButtonProps) {
  const [isPlaying, setPlaying] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), [isBusy]);
  const toggle = () => {
    if (isPlaying) {
      stop.current?.();
      return;
    }
    stop.current = playSamples(samples, () => {
      stop.current = undefined;
      setPlaying(false);
    });
    setPlaying(true);
  };
  return (
    <Button look="secondary" disabled={isBusy} onClick={toggle}>
      <UiIcon path={isPlaying ? pauseIcon : playIcon} solid />
      <span>{isPlaying ? voiceWords.stopPlaying : voiceWords.play}</span>
    </Button>
  );
}
