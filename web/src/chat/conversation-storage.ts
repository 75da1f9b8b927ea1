import type { ChatPanelId } from '#content/chat.ts';
import { isRecord } from '#contract/text.ts';
import { type OpenStorage, readJson, saveText } from '../ui/tab-storage.ts';
import type { Entry } from './conversation.ts';

/** Saves the conversation of a panel for this tab. Returns false if storage is forbidden or full. */
export function saveConversation(panel: ChatPanelId, entries: readonly Entry[], open: OpenStorage): boolean {
  return saveText(keyOf(panel), entries.length === 0 ? undefined : JSON.stringify(entries), open);
}

/** Returns the saved conversation of a panel, or an empty one. A question without a response can be retried. */
export function readConversation(panel: ChatPanelId, open: OpenStorage): readonly Entry[] {
  const value = readJson(keyOf(panel), open);
  const entries = Array.isArray(value) ? value.filter(isEntry) : [];
  const last = entries.at(-1);
  return last?.type === 'user' ? [...entries.slice(0, -1), { ...last, retry: last.text }] : entries;
}

function keyOf(panel: ChatPanelId): string {
  return `chat-${panel}`;
}

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value)) return false;
  const { type, text, at, retry } = value;
  return (
    (type === 'ai' || type === 'user') &&
    typeof text === 'string' &&
    Number.isFinite(at) &&
    (retry === undefined || typeof retry === 'string')
  );
}
