import type { ChatPanelId } from '#content/pages/chat.ts';
import type { Entry } from './conversation.ts';

/** Returns the used part of sessionStorage. Throws if the browser forbids storage. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Saves the conversation of a panel for this tab. Returns false if storage is forbidden or full. */
export function saveConversation(panel: ChatPanelId, entries: readonly Entry[], open: OpenStorage): boolean {
  return saveText(keyOf(panel), entries.length === 0 ? undefined : JSON.stringify(entries), open);
}

/** Returns the saved conversation of a panel, or an empty one. A question without a response can be retried. */
export function readConversation(panel: ChatPanelId, open: OpenStorage): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(open().getItem(keyOf(panel)) ?? '[]');
    const entries = Array.isArray(value) ? value.filter(isEntry) : [];
    const last = entries.at(-1);
    return last?.type === 'user' ? [...entries.slice(0, -1), { ...last, retry: last.text }] : entries;
  } catch {
    return [];
  }
}

/** Saves a text for this tab, or removes it if it is undefined. Returns false if storage is forbidden or full. */
export function saveText(key: string, text: string | undefined, open: OpenStorage): boolean {
  try {
    if (text === undefined) open().removeItem(key);
    else open().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function keyOf(panel: ChatPanelId): string {
  return `chat-${panel}`;
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { type, text, at, retry } = value as Record<keyof Entry, unknown>;
  return (
    (type === 'ai' || type === 'user') &&
    typeof text === 'string' &&
    Number.isFinite(at) &&
    (retry === undefined || typeof retry === 'string')
  );
}
