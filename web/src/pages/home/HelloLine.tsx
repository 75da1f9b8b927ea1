import { type CSSProperties, useEffect, useRef } from 'react';
import { helloWords } from '#content/home.ts';
import { contactFormPath } from '#content/routes.ts';
import type { Entry } from '../../chat/conversation.ts';
import { handedOver } from '../../forms/voice/handed-over.ts';
import { CaptionedLine, LineCaption } from '../../ui/SpokenLine.tsx';
import { lineThreads, voiceLine } from '../../weave/voice-line.ts';
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
  const { stage, sentence, steps, answerSteps = [], played = 0, recorded } = state;
  const shown = useRef(entries);
  useEffect(() => {
    if (shown.current !== entries) forget();
    shown.current = entries;
  }, [entries, forget]);
  const now = steps.length + Math.round(played * answerSteps.length);
  return (
    <div
      className={styles.hello}
      data-stage={sentence === '' ? undefined : stage}
      data-needle={now > 0 && now < lineThreads}
      style={{ '--now': now } as CSSProperties}
    >
      <CaptionedLine svg={voiceLine(steps, answerSteps, now)} label={helloWords.label}>
        <LineCaption
          who={0}
          name={stage === 'example' ? helloWords.microphone : helloWords.you}
          width={recorded ? steps.length : 84}
        >
          <span role="status">{sentence}</span>{' '}
          {recorded && (
            <a
              className="link"
              href={contactFormPath}
              onClick={() => (handedOver.recording = { ...recorded, ending: 'stopped' })}
            >
              {helloWords.send}
            </a>
          )}
        </LineCaption>
        {recorded && (
          <LineCaption who={1} name={helloWords.agent} width={answerSteps.length}>
            <span>{state.words}</span>
          </LineCaption>
        )}
      </CaptionedLine>
    </div>
  );
}
