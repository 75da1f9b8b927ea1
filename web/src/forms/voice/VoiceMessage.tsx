import { useEffect } from 'react';
import { formWords } from '#content/forms.ts';
import { Button } from '../../ui/Button.tsx';
import { usePart } from '../../runtime/lazy-part.tsx';
import type { Submission } from '../sending/submission.ts';
import { handedOver } from './handed-over.ts';
import type { Voice } from './voice.ts';
import styles from './VoiceMessage.module.css';

type VoiceMessageProps = {
  submission: Submission;
  /** Gets the spoken message from the moment it is recorded, undefined when it is deleted. The same function in each render. */
  onChange: (voice: Voice | undefined) => void;
};

/** Button below the text of a form that records a spoken message instead. Its click loads the recorder, or a recording does. */
export function VoiceMessage(props: VoiceMessageProps) {
  const { part: Recorder, hasFailed, request } = usePart(async () => (await import('./Recorder.tsx')).Recorder);
  useEffect(() => {
    if (handedOver.recording) request();
    // Once: `request` is another function in each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div className={styles.voice}>
      {Recorder ? (
        <Recorder {...props} label={formWords.record} />
      ) : (
        <Button look="secondary" onClick={request}>
          {formWords.record}
        </Button>
      )}
      {hasFailed && <p role="alert">{formWords.recordFailed}</p>}
    </div>
  );
}
