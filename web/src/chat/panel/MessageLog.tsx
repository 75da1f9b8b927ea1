import { Fragment, type MouseEvent, useEffect, useState } from 'react';
import { type ChatMessage, chatWords } from '#content/chat.ts';
import type { Search } from '#search/find-passages.ts';
import { UiIcon, downIcon } from '../../ui/UiIcon.tsx';
import type { Conversation, Entry } from '../conversation.ts';
import { Offer } from './Handover.tsx';
import { Message } from './Message.tsx';
import styles from './MessageLog.module.css';
import type { Sources } from './Sources.tsx';
import { useStickToBottom } from './useStickToBottom.ts';

type MessageLogProps = {
  titleId: string;
  seeds: readonly ChatMessage[];
  suggestions: readonly string[];
  conversation: Conversation;
  onRetry: (entry: Entry, event: MouseEvent) => void;
  onSuggestion: (text: string, event: MouseEvent) => void;
};

export function MessageLog(props: MessageLogProps) {
  const { titleId, seeds, suggestions, conversation, onRetry, onSuggestion } = props;
  const { openedAt, entries, isWaiting, isDelayed } = conversation;
  const { log, hasUnread, showLatest, follow, onScroll } = useStickToBottom(conversation);
  const last = entries.at(-1);
  const isLive = last !== undefined;
  const sources = useSources(isLive);
  const { senders, stillWorking, typing } = chatWords;
  const question = isDelayed ? stillWorking : `${senders.user}: ${last?.text} ${typing}`;
  // Not a saved conversation.
  const answer = isLive && last.at >= openedAt! && `${senders.ai}: ${last.text}`;
  return (
    <div className={styles.place}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-labelledby={titleId}
        // Orca says its name before each message, and of two that follow each other only the second.
        aria-live="off"
        // A scrollable region must be focusable, otherwise the keyboard cannot scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        {seeds.map((seed) => (
          <Message key={seed.text} message={seed} at={openedAt} isExample />
        ))}
        {isLive && (
          <p className={styles.separator}>
            <span>{chatWords.exampleEnds}</span>
          </p>
        )}
        {entries.map((entry, place) => (
          <Fragment key={`${entry.at} ${entry.type}`}>
            <Message
              message={entry}
              at={entry.at}
              isWaiting={entry.retry !== undefined && isWaiting}
              onRetry={entry.retry === undefined ? undefined : (event) => onRetry(entry, event)}
            />
            {sources && (
              <sources.Sources
                search={sources.search}
                entries={entries}
                place={place}
                isWaiting={isWaiting}
                onShow={follow}
              />
            )}
          </Fragment>
        ))}
        {isWaiting && (
          <div className={styles.waiting} aria-hidden="true">
            <b>{senders.ai}</b>
            <span className={styles.typing}>
              <i />
              <i />
              <i />
            </span>
            {isDelayed && <span>{stillWorking}</span>}
          </div>
        )}
        {last?.type === 'ai' && last.retry !== undefined && <Offer entries={entries} />}
        {!isLive && (
          // Not a fieldset, on which scroll-padding has no effect.
          <div
            className={styles.suggestions}
            role="group"
            aria-label={chatWords.suggestions}
            data-long={seeds.length > 1}
          >
            {suggestions.map((text) => (
              <button key={text} type="button" onClick={(event) => onSuggestion(text, event)}>
                {text}
              </button>
            ))}
          </div>
        )}
      </div>
      <output className="visually-hidden">{isWaiting ? question : answer}</output>
      {hasUnread && (
        <button
          className={styles.unread}
          type="button"
          onClick={() => {
            showLatest();
            log.current?.focus({ preventScroll: true });
          }}
        >
          {chatWords.newMessage} <UiIcon path={downIcon} />
        </button>
      )}
    </div>
  );
}

/** Loads the links below answers, and the search for them, with the first question. Answers need no links. */
function useSources(isLive: boolean) {
  const [loaded, setLoaded] = useState<{ Sources: typeof Sources; search: Search }>();
  useEffect(() => {
    if (!isLive) return;
    import('./Sources.tsx')
      .then(async ({ Sources, loadSearch }) => setLoaded({ Sources, search: await loadSearch() }))
      .catch(() => undefined);
  }, [isLive]);
  return loaded;
}
