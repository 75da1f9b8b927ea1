import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { type ChatPanel as ChatPanelTexts, chatWords } from '#content/chat.ts';
import { routes } from '#content/routes.ts';
import { Woven } from '../../ui/Woven.tsx';
import { agent } from './panel.art.static.ts';
import styles from './ChatPanel.module.css';
import { Composer } from './Composer.tsx';
import type { Entry } from '../conversation.ts';
import { Handover } from './Handover.tsx';
import { MessageLog } from './MessageLog.tsx';
import { useConversation } from '../useConversation.ts';

type ChatPanelProps = {
  panel: ChatPanelTexts;
  onEntries?: (entries: readonly Entry[]) => void;
};

export function ChatPanel({ panel, onEntries }: ChatPanelProps) {
  const { id, title, subtitle, placeholder, seeds, suggestions } = panel;
  const { send, retry, clear, ...conversation } = useConversation(id);
  const { input, returnFocus } = useReturnedFocus(conversation.isWaiting);
  const { entries } = conversation;
  useEffect(() => onEntries?.(entries), [onEntries, entries]);
  const titleId = `chat-${id}`;

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
        {(entries.length > 1 || (entries.length > 0 && !conversation.isWaiting)) && <Handover entries={entries} />}
        <button
          className={`link ${styles.action} ${styles.clear}`}
          type="button"
          hidden={entries.length === 0}
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
        {chatWords.disclosure} <a href={routes.privacyPolicy.path}>{chatWords.privacy}</a>
      </p>
      <MessageLog
        titleId={titleId}
        seeds={seeds}
        suggestions={suggestions}
        conversation={conversation}
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
 * Returns the focus to the input when the response has arrived, because the control that sent the message is disabled
 * or removed by then. Does nothing after a touch, which would open the on-screen keyboard, or if the focus has moved
 * elsewhere since.
 */
function useReturnedFocus(isWaiting: boolean) {
  const input = useRef<HTMLTextAreaElement>(null);
  const focusedBefore = useRef<Element>(null);
  const returnFocus = useCallback((event?: MouseEvent) => {
    const isTouch = (event?.nativeEvent as PointerEvent | undefined)?.pointerType === 'touch';
    // Safari focuses no button on a click, but the log around it.
    focusedBefore.current = isTouch ? null : document.activeElement;
  }, []);
  useEffect(() => {
    if (isWaiting || !focusedBefore.current) return;
    const { activeElement } = document;
    const hasStayed = activeElement === focusedBefore.current || activeElement === document.body;
    if (hasStayed) input.current?.focus({ preventScroll: true });
    focusedBefore.current = null;
  });
  return { input, returnFocus };
}
