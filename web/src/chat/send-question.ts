import { botChatPath, chatLimits, type ChatRequest, readChatReply, isNoChatHost } from '#contract/chat.ts';

/** Outcome of a question: a reply, a failure, or no chat host. */
export type ChatOutcome = { kind: 'reply'; text: string } | { kind: 'failed' } | { kind: 'noHost' };

/** Browser APIs that a question needs. */
export type SendDependencies = {
  fetch: typeof fetch;
  /** Calls `action` after some milliseconds. Returns a function that cancels the call. */
  after: (ms: number, action: () => void) => () => void;
};

/**
 * Sends a question to the chat host and returns the reply. Never throws: a network error, a timeout after 30 seconds,
 * an unreadable response and an abort by `signal` are all `failed`.
 */
export async function sendQuestion(
  message: string,
  signal: AbortSignal,
  { fetch, after }: SendDependencies,
): Promise<ChatOutcome> {
  const request = new AbortController();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  const cancelTimeout = after(chatLimits.timeoutMs, abort);
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
    return { kind: isNoChatHost(body) ? 'noHost' : 'failed' };
  } catch {
    return { kind: 'failed' };
  } finally {
    cancelTimeout();
    signal.removeEventListener('abort', abort);
  }
}
