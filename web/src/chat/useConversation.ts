import { useCallback, useEffect, useReducer, useRef } from 'react';
import { chatLimits } from '#contract/chat.ts';
import type { ChatPanelId } from '#content/chat.ts';
import { sendQuestion } from './send-question.ts';
import { type Conversation, type Entry, reduce, unopened, saveConversation, readConversation } from './conversation.ts';
type Actions = {
  /** Sends a question; ignored while another one is pending. */
  send: (text: string) => void;
  retry: (entry: Entry) => void;
  clear: () => void;
};

/** Manages the conversation of a panel: saved for this tab, one pending question at a time, aborted on unmount. */
export function useConversation(panel: ChatPanelId): Conversation & Actions {
  const [conversation, dispatch] = useReducer(reduce, unopened);
  const request = useRef<AbortController>(undefined);
  const { openedAt, entries } = conversation;

  useEffect(() => {
    dispatch({ type: 'opened', at: Date.now(), entries: readConversation(panel) });
    return () => abort(request);
  }, [panel]);

  useEffect(() => {
    if (openedAt !== undefined) saveConversation(panel, entries);
  }, [panel, openedAt, entries]);

  const requestReply = useCallback(async (question: string) => {
    const controller = new AbortController();
    request.current = controller;
    const notice = setTimeout(() => dispatch({ type: 'delayed' }), chatLimits.delayNoticeMs);
    const answer = await sendQuestion(question, controller.signal);
    clearTimeout(notice);
    if (controller.signal.aborted) return;
    request.current = undefined;
    dispatch({ type: 'answered', answer, question, at: Date.now() });
  }, []);

  const send = useCallback(
    (text: string) => {
      if (request.current) return;
      dispatch({ type: 'asked', text, at: Date.now() });
      void requestReply(text);
    },
    [requestReply],
  );

  const retry = useCallback(
    (entry: Entry) => {
      if (request.current) return;
      dispatch({ type: 'retried', entry, at: Date.now() });
      void requestReply(entry.retry ?? entry.text);
    },
    [requestReply],
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
