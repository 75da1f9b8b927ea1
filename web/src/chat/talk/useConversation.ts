import { useCallback, useEffect, useReducer, useRef } from 'react';
import { chatLimits } from '#contract/chat.ts';
import type { ChatPanelId } from '#content/pages/chat.ts';
import { ask, type AskParts } from './ask.ts';
import { type Conversation, type Entry, reduce, unopened } from './conversation.ts';
import { keepConversation, type OpenStorage, readConversation } from './keep.ts';

/** What a panel needs from the browser. */
export type ChatParts = AskParts & { now: () => number; storage: OpenStorage };

type Actions = {
  /** Puts a question; ignored while one is on its way. */
  send: (text: string) => void;
  /** Puts the question of an entry again. */
  retry: (entry: Entry) => void;
  /** Forgets everything that was said, and calls off what is on its way. */
  clear: () => void;
};

/** The conversation of one panel: kept for the tab, one question at a time, called off when the page is left. */
export function useConversation(panel: ChatPanelId, parts: ChatParts): Conversation & Actions {
  const [conversation, dispatch] = useReducer(reduce, unopened);
  const request = useRef<AbortController>(undefined);
  const { openedAt, entries } = conversation;

  useEffect(() => {
    dispatch({ type: 'opened', at: parts.now(), entries: readConversation(panel, parts.storage) });
    return () => stop(request);
  }, [panel, parts]);

  useEffect(() => {
    if (openedAt !== undefined) keepConversation(panel, entries, parts.storage);
  }, [panel, parts, openedAt, entries]);

  const put = useCallback(
    async (question: string) => {
      const left = new AbortController();
      request.current = left;
      const callOff = parts.after(chatLimits.patienceMs, () => dispatch({ type: 'delayed' }));
      const answer = await ask(question, left.signal, parts);
      callOff();
      if (left.signal.aborted) return;
      request.current = undefined;
      dispatch({ type: 'answered', answer, question, at: parts.now() });
    },
    [parts],
  );

  const send = useCallback(
    (text: string) => {
      if (request.current) return;
      dispatch({ type: 'asked', text, at: parts.now() });
      void put(text);
    },
    [parts, put],
  );

  const retry = useCallback(
    (entry: Entry) => {
      if (request.current) return;
      dispatch({ type: 'retried', entry, at: parts.now() });
      void put(entry.retry ?? entry.text);
    },
    [parts, put],
  );

  const clear = useCallback(() => {
    stop(request);
    dispatch({ type: 'cleared' });
  }, []);

  return { ...conversation, send, retry, clear };
}

function stop(request: { current: AbortController | undefined }): void {
  request.current?.abort();
  request.current = undefined;
}
