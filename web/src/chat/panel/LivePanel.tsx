import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import type { ChatPanel as ChatPanelWords, ChatPanelId } from '#content/pages/chat.ts';
import { chatWords } from '#content/pages/chat-words.ts';
import { Woven } from '../../ui/marks/Woven.tsx';
import styles from './ChatPanel.module.css';
import { Composer } from './Composer.tsx';
import type { Entry } from '../talk/conversation.ts';
import { MessageLog } from './MessageLog.tsx';
import { agent, panels } from './panels.woven.ts';
import { type ChatParts, useConversation } from '../talk/useConversation.ts';
import { pressAgain } from '../talk/visitor.ts';

/** The browser as the panel uses it. */
const browser: ChatParts = {
  fetch: (...request) => fetch(...request),
  after: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  storage: () => sessionStorage,
};

const words = JSON.parse(panels) as Readonly<Record<ChatPanelId, ChatPanelWords>>;

type LivePanelProps = { panel: ChatPanelId };

/** An example conversation that the visitor can take over. */
export function LivePanel({ panel }: LivePanelProps) {
  const { title, subtitle, placeholder, seeds, suggestions } = words[panel];
  const { send, retry, clear, ...conversation } = useConversation(panel, browser);
  const { input, returnFocus } = useReturnedFocus(conversation.isWaiting);
  const titleId = `chat-${panel}`;
  useEffect(pressAgain, []);

  const onRetry = useCallback(
    (entry: Entry, event: MouseEvent) => {
      returnFocus(event);
      retry(entry);
    },
    [returnFocus, retry],
  );

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Woven svg={agent} className={styles.mark} />
        <div className={styles.names}>
          <h2 id={titleId}>{title}</h2>
          <p>{subtitle}</p>
        </div>
        <button
          className={`link ${styles.clear}`}
          type="button"
          hidden={conversation.entries.length === 0}
          aria-label={chatWords.clearConversation}
          onClick={(event) => {
            returnFocus(event);
            clear();
          }}
        >
          {chatWords.clear}
        </button>
      </div>
      <p className={styles.disclosure}>
        {chatWords.disclosure} <a href="/privacy-policy">{chatWords.privacy}</a>
      </p>
      <MessageLog
        titleId={titleId}
        seeds={seeds}
        suggestions={suggestions}
        conversation={conversation}
        storage={browser.storage}
        onRetry={onRetry}
        onSuggestion={(text, event) => {
          returnFocus(event);
          send(text);
        }}
      />
      <Composer
        id={`${titleId}-message`}
        ref={input}
        placeholder={placeholder}
        isWaiting={conversation.isWaiting}
        onSend={(text) => {
          returnFocus();
          send(text);
        }}
      />
    </section>
  );
}

/**
 * Gives the focus to the input once the panel is idle, for what the visitor did to make it wait (D63): the control they
 * used is disabled or gone by then. Not after a touch, where it would open the keyboard, and never from elsewhere.
 */
function useReturnedFocus(isWaiting: boolean) {
  const input = useRef<HTMLTextAreaElement>(null);
  const isOwed = useRef(false);
  const returnFocus = useCallback((event?: MouseEvent) => {
    isOwed.current = !(event?.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch');
  }, []);
  const isNew = useRef(true);
  useEffect(() => {
    // A question from before this code came is sent with the first commit, and makes the panel wait from the next on.
    if (isNew.current) {
      isNew.current = false;
      return;
    }
    if (isWaiting || !isOwed.current) return;
    isOwed.current = false;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) input.current?.focus({ preventScroll: true });
  });
  return { input, returnFocus };
}
