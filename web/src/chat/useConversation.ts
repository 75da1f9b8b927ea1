import { useCallback, useEffect, useReducer, useRef } from 'react';
import { chatLimits } from '#contract/chat.ts';
import type { ChatPanelId } from '#content/chat.ts';
import { sendQuestion, type SendDependencies } from './send-question.ts';
import { type Conversation, type Entry, reduce, unopened } from './conversation.ts';
import type { OpenStorage } from '../ui/tab-storage.ts';
import { saveConversation, readConversation } from './conversation-storage.ts';

/** Browser APIs that a panel uses. */
export type ChatDependencies = SendDependencies & { now: () => number; storage: OpenStorage };

type Actions = {
  /** Sends a question; ignored while another one is pending. */
  send: (text: string) => void;
  /** Sends the question of an entry again. */
  retry: (entry: Entry) => void;
  /** Removes all messages and aborts the pending request. */
  clear: () => void;
};

/** Manages the conversation of a panel: saved for this tab, one pending question at a time, aborted on unmount. */
export function useConversation(panel: ChatPanelId, dependencies: ChatDependencies): Conversation & Actions {
  const [conversation, dispatch] = useReducer(reduce, unopened);
  const request = useRef<AbortController>(undefined);
  const { openedAt, entries } = conversation;

  useEffect(() => {
    dispatch({ type: 'opened', at: dependencies.now(), entries: readConversation(panel, dependencies.storage) });
    return () => abort(request);
  }, [panel, dependencies]);

  useEffect(() => {
    if (openedAt !== undefined) saveConversation(panel, entries, dependencies.storage);
  }, [panel, dependencies, openedAt, entries]);

  const requestReply = useCallback(
    async (question: string) => {
      const controller = new AbortController();
      request.current = controller;
      const cancelNotice = dependencies.after(chatLimits.delayNoticeMs, () => dispatch({ type: 'delayed' }));
      const answer = await sendQuestion(question, controller.signal, dependencies);
      cancelNotice();
      if (controller.signal.aborted) return;
      request.current = undefined;
      dispatch({ type: 'answered', answer, question, at: dependencies.now() });
    },
    [dependencies],
  );

  const send = useCallback(
    (text: string) => {
      if (request.current) return;
      dispatch({ type: 'asked', text, at: dependencies.now() });
      void requestReply(text);
    },
    [dependencies, requestReply],
  );

  const retry = useCallback(
    (entry: Entry) => {
      if (request.current) return;
      dispatch({ type: 'retried', entry, at: dependencies.now() });
      void requestReply(entry.retry ?? entry.text);
    },
    [dependencies, requestReply],
  );

  const clear = useCallback(() => {
    abort(request);
    dispatch({ type: 'cleared' });
  }, []);

  return { ...conversation, send, retry, clear };
}

function abort(request: { current: AbortController | undefined }): void {
  request.current?.abort();
  request.current = undefined;
}
