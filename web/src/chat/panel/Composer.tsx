import {
  type KeyboardEvent,
  type Ref,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { chatLimits } from '#contract/chat.ts';
import { chatWords } from '#content/pages/chat-words.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Glyph } from '../../ui/marks/Glyph.tsx';
import { rightGlyph } from '../../ui/marks/glyphs.ts';
import styles from './Composer.module.css';
import { contactFormPath } from '../talk/transcript.ts';

type ComposerProps = {
  id: string;
  placeholder: string;
  isWaiting: boolean;
  onSend: (text: string) => void;
  ref: Ref<HTMLTextAreaElement | null>;
};

/** Where a message is written: Enter sends, Shift+Enter breaks the line, the box grows to three lines (D16). */
export function Composer({ id, placeholder, isWaiting, onSend, ref }: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => box.current);
  const [draft, setDraft] = useState('');
  const isBlank = draft.trim() === '';
  const left = chatLimits.message - draft.length;

  function send(text: string) {
    if (isWaiting || text.trim() === '') return;
    setDraft('');
    onSend(text.trim());
  }

  // What was typed before this code arrived is in the box already; an Enter from then stands at its end. Taken over with
  // the markup: a moment later the next Enter would have found an empty draft.
  const takeOver = useEffectEvent(() => {
    const typed = box.current?.value ?? '';
    if (typed.endsWith('\n')) send(typed);
    else setDraft(typed);
  });
  useLayoutEffect(() => takeOver(), []);

  useEffect(() => {
    if (!box.current) return;
    box.current.style.height = '';
    const border = box.current.offsetHeight - box.current.clientHeight;
    if (draft !== '') box.current.style.height = `${box.current.scrollHeight + border}px`;
  }, [draft]);

  return (
    <>
      <noscript>
        <p className={styles.without}>
          {chatWords.withoutScript} <a href={contactFormPath}>{chatWords.offer.form}</a>.
        </p>
      </noscript>
      <form
        className={styles.ask}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          send(draft);
        }}
      >
        <label className="vh" htmlFor={id}>
          {chatWords.message}
        </label>
        <textarea
          id={id}
          ref={box}
          rows={1}
          maxLength={chatLimits.message}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="send"
          value={draft}
          disabled={isWaiting}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
            event.preventDefault();
            send(draft);
          }}
        />
        {draft.length >= chatLimits.counterFrom && (
          <span className={styles.left}>
            {left} {chatWords.left}
          </span>
        )}
        <Button type="submit" className={styles.send ?? ''} aria-label={chatWords.send} disabled={isWaiting || isBlank}>
          <Glyph path={rightGlyph} />
        </Button>
      </form>
    </>
  );
}

/** Enter that chooses a word in an input method; Safari sends it after the composition has ended, with code 229. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
