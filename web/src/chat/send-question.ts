import { botChatPath, chatLimits, type ChatRequest, readChatReply, isNoChatHost } from '#contract/chat.ts';
import { unlessLeaving } from '../runtime/load-with-retry.ts';

export type ChatOutcome = { kind: 'reply'; text: string } | { kind: 'failed' } | { kind: 'noHost' };

/** Browser APIs, which tests pass in. `timeout` returns a signal that aborts after some milliseconds. */
type SendDependencies = { fetch: typeof fetch; timeout: (ms: number) => AbortSignal };

const browser: SendDependencies = {
  fetch: (...request) => unlessLeaving(() => fetch(...request)),
  timeout: (ms) => AbortSignal.timeout(ms),
};

/**
 * Sends a question to the chat host and returns the reply. Never throws: a network error, a timeout after 30 seconds,
 * an unreadable response and an abort by `signal` are all `failed`.
 */
export async function sendQuestion(
  message: string,
  signal: AbortSignal,
  { fetch, timeout } = browser,
): Promise<ChatOutcome> {
  try {
    const response = await fetch(botChatPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message } satisfies ChatRequest),
      credentials: 'omit',
      signal: AbortSignal.any([signal, timeout(chatLimits.timeoutMs)]),
    });
    const body = await response.text();
    const text = readChatReply(body);
    if (text !== undefined) return { kind: 'reply', text };
    return { kind: isNoChatHost(body) ? 'noHost' : 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
