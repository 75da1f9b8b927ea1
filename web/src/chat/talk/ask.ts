import { botChatPath, chatLimits, type ChatRequest, readChatReply, saysNoChatHost } from '#contract/chat.ts';

/** What came of a question. */
export type Answer = { kind: 'reply'; text: string } | { kind: 'failed' } | { kind: 'noHost' };

/** What asking needs from the browser. */
export type AskParts = {
  fetch: typeof fetch;
  /** Runs an action after some milliseconds; gives the way to call it off. */
  after: (milliseconds: number, action: () => void) => () => void;
};

/**
 * Puts a question to the chat host and gives its answer. Never throws: no connection, no answer within 30 seconds and
 * an unreadable answer are all `failed`, and so is a question that `left` called off.
 */
export async function ask(message: string, left: AbortSignal, { fetch, after }: AskParts): Promise<Answer> {
  const request = new AbortController();
  const stop = () => request.abort();
  left.addEventListener('abort', stop);
  const inTime = after(chatLimits.timeoutMs, stop);
  try {
    const response = await fetch(botChatPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message } satisfies ChatRequest),
      credentials: 'omit',
      signal: request.signal,
    });
    const body = await response.text();
    const text = readChatReply(body);
    if (text !== undefined) return { kind: 'reply', text };
    return { kind: saysNoChatHost(body) ? 'noHost' : 'failed' };
  } catch {
    return { kind: 'failed' };
  } finally {
    inTime();
    left.removeEventListener('abort', stop);
  }
}
