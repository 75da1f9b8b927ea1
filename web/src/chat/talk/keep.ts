import type { ChatPanelId } from '#content/pages/chat.ts';
import type { Entry } from './conversation.ts';

/** The part of sessionStorage that is used; getting it throws where storage is forbidden. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps a panel's conversation for as long as the tab lives. Gives false where storage is forbidden or full. */
export function keepConversation(panel: ChatPanelId, entries: readonly Entry[], open: OpenStorage): boolean {
  return keepText(keyOf(panel), entries.length === 0 ? undefined : JSON.stringify(entries), open);
}

/** The kept conversation of a panel, or an empty one. A question without an answer can be put again. */
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

/** Whether anything is kept of a panel's conversation. */
export function hasConversation(panel: ChatPanelId, open: OpenStorage): boolean {
  try {
    return open().getItem(keyOf(panel)) !== null;
  } catch {
    return false;
  }
}

/** Keeps a text under a key of the tab, or forgets it. Gives false where storage is forbidden or full. */
export function keepText(key: string, text: string | undefined, open: OpenStorage): boolean {
  try {
    if (text === undefined) open().removeItem(key);
    else open().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** A text that was kept under a key of the tab, taken once; '' when there is none. */
export function takeText(key: string, open: OpenStorage): string {
  try {
    const text = open().getItem(key) ?? '';
    open().removeItem(key);
    return text;
  } catch {
    return '';
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
