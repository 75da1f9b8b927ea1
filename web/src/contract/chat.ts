import { parseRecord } from './json.ts';

/** Path that a chat panel posts to. CloudFront forwards it to the existing botChat host. */
export const botChatPath = '/api/botChat';

export const chatLimits = {
  /** Maximum length of a message in characters. */
  message: 1_000,
  /** Length from which the counter of remaining characters is shown. */
  counterFrom: 900,
  timeoutMs: 30_000,
  /** Time after which a pending response is announced as delayed. */
  delayNoticeMs: 5_000,
} as const;

export type ChatRequest = { message: string };

/** `error` in the body of the 503 response if no chat host is configured for the stage. */
export const noChatHost = 'no-chat-host';

/**
 * Returns the reply in a response body, or undefined if there is none. A number counts as text; the HTTP status is
 * ignored.
 */
export function readChatReply(body: string): string | undefined {
  const { data } = parseRecord(body) ?? {};
  if (typeof data === 'number') return String(data);
  return typeof data === 'string' && data.trim() !== '' ? data : undefined;
}

export function isNoChatHost(body: string): boolean {
  return parseRecord(body)?.error === noChatHost;
}

/**
 * Storage key of the conversation that the chat hands over to the contact form as text, and name of the event that
 * announces it to an open form.
 */
export const handoverKey = 'chat-handover';
