/** Where a panel asks (specification §7, call 1); CloudFront passes it to the existing botChat host. */
export const botChatPath = '/api/botChat';

/** Limits of a chat message (D19). */
export const chatLimits = {
  /** Characters a visitor may send at once. */
  message: 1_000,
  /** The counter appears from here. */
  counterFrom: 900,
  timeoutMs: 30_000,
  /** A reply that takes longer is announced as still on its way. */
  patienceMs: 5_000,
} as const;

/** Sentence for a failed or unreadable reply (specification §8). */
export const chatErrorSentence = 'There was an error sending your message. Please try again.';

/** Body of POST /api/botChat. */
export type ChatRequest = { message: string };

/** One message of a conversation (specification §3). */
export type ChatMessage = { type: 'ai' | 'user'; text: string };

/** `error` in the answer's body where no chat host is configured for the stage (D15; status 503). */
export const noChatHost = 'no-chat-host';

/**
 * The reply text in an answer's body, or undefined when there is none (D18: numbers count as text, status does not).
 */
export function readChatReply(body: string): string | undefined {
  const data = readField(body, 'data');
  if (typeof data === 'number') return String(data);
  return typeof data === 'string' && data.trim() !== '' ? data : undefined;
}

/** Whether an answer's body says that no chat host is configured. */
export function saysNoChatHost(body: string): boolean {
  return readField(body, 'error') === noChatHost;
}

function readField(body: string, field: 'data' | 'error'): unknown {
  try {
    const value = JSON.parse(body) as { data?: unknown; error?: unknown } | null;
    return value?.[field];
  } catch {
    return undefined;
  }
}
