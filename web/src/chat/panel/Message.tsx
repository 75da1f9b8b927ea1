import { memo, type MouseEvent } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import { chatWords } from '#content/pages/chat-words.ts';
import { NewTab } from '../../ui/buttons/NewTab.tsx';
import { clockTime } from './clock-time.ts';
import { linkParts } from './linked-text.ts';
import styles from './Message.module.css';

type MessageProps = {
  message: ChatMessage;
  /** Milliseconds since 1970; undefined on the server. */
  at: number | undefined;
  /** Puts the question again; only where an answer is missing. */
  onRetry?: ((event: MouseEvent) => void) | undefined;
  isWaiting?: boolean;
};

/** One message: who said it and when, its words, and "Try again" where an answer is missing. */
export const Message = memo(function Message({ message, at, onRetry, isWaiting }: MessageProps) {
  return (
    <div className={styles.message} data-sender={message.type} data-failed={onRetry ? '' : undefined}>
      <small>
        <b>{chatWords.senders[message.type]}</b>{' '}
        <time suppressHydrationWarning>{at === undefined ? '' : clockTime(at)}</time>
      </small>
      <p className={styles.text}>
        {linkParts(message.text).map(({ text, href }, index) =>
          href ? (
            // The parts of one text have no other identity than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <a key={index} href={href} target="_blank" rel="noopener noreferrer">
              {text}
              <NewTab />
            </a>
          ) : (
            text
          ),
        )}
        {onRetry && (
          <button className={`link ${styles.again}`} type="button" disabled={isWaiting} onClick={onRetry}>
            {chatWords.tryAgain}
          </button>
        )}
      </p>
    </div>
  );
});
