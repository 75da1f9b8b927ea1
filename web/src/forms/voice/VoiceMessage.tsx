import { useState } from 'react';
import { formWords } from '#content/words/form-words.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { loadWithRetry } from '../../ui/hydration/load-with-retry.ts';
import type { Submission } from '../sending/submission.ts';
import type { Recorder } from './Recorder.tsx';
import type { Voice } from './voice.ts';
import styles from './VoiceMessage.module.css';

type VoiceMessageProps = {
  submission: Submission;
  /** Gets the spoken message from the moment it is recorded, undefined when it is deleted. Must not change. */
  onChange: (voice: Voice | undefined) => void;
};

/** Button below the text of a form that records a spoken message instead. Its click loads the recorder. */
export function VoiceMessage(props: VoiceMessageProps) {
  const [Opened, setOpened] = useState<typeof Recorder>();
  const open = async () => {
    const { Recorder } = await loadWithRetry(() => import('./Recorder.tsx'));
    setOpened(() => Recorder);
  };
  return (
    <div className={styles.voice}>
      {Opened ? (
        <Opened {...props} label={formWords.record} />
      ) : (
        <Button look="secondary" onClick={open}>
          {formWords.record}
        </Button>
      )}
    </div>
  );
}
