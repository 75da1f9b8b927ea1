import { memo, type MouseEvent } from 'react';
import { type ChatMessage, chatWords } from '#content/chat.ts';
import { NewTab } from '../../ui/NewTab.tsx';
import { clockTime } from '../clock-time.ts';
import { splitLinks } from './linked-text.ts';
import styles from './Message.module.css';

type MessageProps = {
  message: ChatMessage;
  /** Milliseconds since 1970; undefined on the server, which does not know the time of the visit. */
  at: number | undefined;
  /** Sends the question again; only for a failed or missing response. */
  onRetry?: ((event: MouseEvent) => void) | undefined;
  isWaiting?: boolean;
  isExample?: boolean;
};

/** A message with its sender, time and text, and "Try again" if there is no response. */
export const Message = memo(function Message({ message, at, onRetry, isWaiting, isExample }: MessageProps) {
  return (
    <div className={styles.message} data-sender={message.type} data-failed={onRetry ? '' : undefined}>
      <small>
        <b>{chatWords.senders[message.type]}</b>{' '}
        <time suppressHydrationWarning>{at === undefined ? '' : clockTime(at)}</time>
        {isExample && message.type === 'user' && <span>{chatWords.example}</span>}
      </small>
      <p className={styles.text}>
        {splitLinks(message.text).map(({ text, href }, index) =>
          href ? (
            // The parts of a text are never reordered.
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
