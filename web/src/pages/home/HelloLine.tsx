import { type CSSProperties, useEffect, useRef } from 'react';
import { recordedSeconds } from '#contract/recording.ts';
import { helloWords } from '#content/home.ts';
import { contactFormPath } from '#content/routes.ts';
import type { Entry } from '../../chat/conversation.ts';
import { handedOver } from '../../forms/voice/handed-over.ts';
import { elapsedTime } from '../../ui/elapsed-time.ts';
import { CaptionedLine, LineCaption } from '../../ui/SpokenLine.tsx';
import { voiceLine } from '../../weave/voice-line.ts';
import { type Press, useHello } from './useHello.ts';
import styles from './HelloLine.module.css';

type HelloLineProps = {
  /** The last press of the button; the first one has loaded this code. */
  press: Press;
  /** The conversation of the chat. When it grows, its line replaces the voice. */
  entries: readonly Entry[];
};

/** A line woven from the visitor's voice over the example call, which is shown until a voice is heard. */
export function HelloLine({ press, entries }: HelloLineProps) {
  const { state, forget } = useHello(press);
  const { stage, levels } = state;
  const shown = useRef(entries);
  useEffect(() => {
    if (shown.current !== entries) forget();
    shown.current = entries;
  }, [entries, forget]);
  const sentence = {
    example: () => 'sentence' in state && state.sentence,
    recording: () => 'isHeld' in state && helloWords.listening(state.isHeld),
    woven: () => 'recorded' in state && helloWords.kept(elapsedTime(recordedSeconds(state.recorded.samples.length))),
  }[stage]();
  return (
    <div
      className={styles.hello}
      data-stage={sentence === '' ? undefined : stage}
      style={{ '--now': levels.length } as CSSProperties}
    >
      <CaptionedLine svg={voiceLine(levels, stage === 'recording')} label={helloWords.label}>
        <LineCaption
          who={0}
          name={stage === 'example' ? helloWords.microphone : helloWords.you}
          width={stage === 'woven' ? 24 : 84}
        >
          <span role="status">{sentence}</span>
        </LineCaption>
        {stage === 'woven' && (
          <LineCaption who={1} name={helloWords.next} width={60}>
            <a
              className="link"
              href={contactFormPath}
              onClick={() => (handedOver.recording = { ...state.recorded, ending: 'stopped' })}
            >
              {helloWords.send}
            </a>
          </LineCaption>
        )}
      </CaptionedLine>
    </div>
  );
}
