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
import { chatWords } from '#content/chat.ts';
import { contactFormPath } from '#content/routes.ts';
import { Button } from '../../ui/Button.tsx';
import { wasSentEarly } from '../../runtime/early-click.ts';
import { UiIcon, rightIcon } from '../../ui/UiIcon.tsx';
import styles from './Composer.module.css';

type ComposerProps = {
  id: string;
  placeholder: string;
  isWaiting: boolean;
  onSend: (text: string) => void;
  ref: Ref<HTMLTextAreaElement | null>;
};

/** Input for a message. Enter sends, Shift+Enter inserts a line break, and the box grows to three lines. */
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

  // The box may contain text typed before hydration. Copy it to the draft in the same commit, otherwise an Enter right
  // afterwards would send nothing. Send it if Enter was pressed before.
  const sendEarly = useEffectEvent(() => {
    const typed = box.current?.value ?? '';
    if (wasSentEarly(typed)) send(typed);
    else setDraft(typed);
  });
  useLayoutEffect(() => sendEarly(), []);

  useEffect(() => {
    if (!box.current?.form) return;
    // Keep the form's height while the box is measured, otherwise the log would grow, and lose its scroll position.
    box.current.form.style.height = `${box.current.form.offsetHeight}px`;
    box.current.style.height = '';
    const border = box.current.offsetHeight - box.current.clientHeight;
    if (draft !== '') box.current.style.height = `${box.current.scrollHeight + border}px`;
    box.current.form.style.height = '';
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
        <label className="visually-hidden" htmlFor={id}>
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
        {draft.length >= chatLimits.counterFrom && <span className={styles.left}>{`${left} ${chatWords.left}`}</span>}
        <Button type="submit" className={styles.send ?? ''} aria-label={chatWords.send} disabled={isWaiting || isBlank}>
          <UiIcon path={rightIcon} />
        </Button>
      </form>
    </>
  );
}

/**
 * Whether Enter confirms a word in an input method editor. Safari dispatches it after the composition has ended, with
 * key code 229.
 */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
