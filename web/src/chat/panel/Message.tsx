import { memo, type MouseEvent } from 'react';
import { type ChatMessage, chatWords } from '#content/chat.ts';
import { NewTab } from '../../ui/Button.tsx';
import { clockTime } from '../transcript.ts';
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

export const Message = memo(function Message({ message, at, onRetry, isWaiting, isExample }: MessageProps) {
  return (
    <div className={styles.message} data-sender={message.type} data-failed={onRetry ? '' : undefined}>
      <small>
        <b>{chatWords.senders[message.type]}</b>{' '}
        {isExample && message.type === 'user' && <span>{chatWords.example}</span>}
        {/* Last, because it moves what follows when it appears. */}
        <span suppressHydrationWarning>{at === undefined ? '' : clockTime(at)}</span>
      </small>
      <p className={styles.text}>
        {splitLinks(message.text).map(({ text, href }, index) =>
          href ? (
            // The parts of a text are never reordered.
            // oxlint-disable-next-line react/no-array-index-key
            <a key={index} href={href} target={/^h/i.test(href) ? '_blank' : undefined} rel="noreferrer">
              {text}
              {/^h/i.test(href) && <NewTab />}
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

type TextSegment = { text: string; href?: string };

/** https URLs, mailto URLs, bare email addresses and international phone numbers. Lengths are limited, so that no text is slow to search. */
const addresses =
  /(https:\/\/[^\s<>"]{1,2000}|(?:mailto:)?[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}|\+\d[\d ]{7,20}\d)/i;

/** Splits a message into text and links. Only https, mailto and tel URLs become links; everything else stays text. */
export function splitLinks(text: string): TextSegment[] {
  return text
    .split(addresses)
    .flatMap((part, index): TextSegment[] => {
      const address = withoutSentenceEnd(part);
      const href = /^https:/i.test(address)
        ? address
        : (address.includes('@') ? 'mailto:' : 'tel:') + address.replaceAll(/^mailto:| /gi, '');
      // Every second part is an address.
      return index % 2 === 1 && isUrl(href)
        ? [{ text: address, href }, { text: part.slice(address.length) }]
        : [{ text: part }];
    })
    .filter((segment) => segment.text !== '');
}

/** Like `URL.canParse`, which browsers below the baseline lack. */
function isUrl(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

/**
 * Removes trailing punctuation, which belongs to the sentence. Keeps a closing bracket if the URL contains an opening
 * one.
 */
function withoutSentenceEnd(address: string): string {
  const ends = `.,;:!?'’”*]${address.includes('(') ? '' : ')'}`;
  let end = address.length;
  while (end > 0 && ends.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
