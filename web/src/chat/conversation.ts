import { type ChatMessage, chatWords, type ChatPanelId } from '#content/chat.ts';
import type { ChatOutcome } from './send-question.ts';
import { isRecord } from '#contract/json.ts';
import { type OpenStorage, readJson, saveText } from '../runtime/tab-storage.ts';

/** A message of the live conversation, not of the example. */
export type Entry = ChatMessage & {
  /** Milliseconds since 1970. */
  at: number;
  /** The question to retry; set on a failed response and on a question without a response. */
  retry?: string;
};

export type Conversation = {
  /** Time when the panel was mounted; undefined on the server and until the first effect. */
  openedAt: number | undefined;
  entries: readonly Entry[];
  isWaiting: boolean;
  isDelayed: boolean;
};

export type ConversationEvent =
  | { type: 'opened'; at: number; entries: readonly Entry[] }
  | { type: 'asked'; text: string; at: number }
  | { type: 'retried'; entry: Entry; at: number }
  | { type: 'delayed' }
  | { type: 'answered'; answer: ChatOutcome; question: string; at: number }
  | { type: 'cleared' };

/** State before the panel is mounted; the server renders it. */
export const unopened: Conversation = { openedAt: undefined, entries: [], isWaiting: false, isDelayed: false };

export function reduce(conversation: Conversation, event: ConversationEvent): Conversation {
  const { entries } = conversation;
  switch (event.type) {
    case 'opened':
      // A question sent before the saved conversation was read comes last.
      return { ...conversation, openedAt: event.at, entries: [...event.entries, ...entries] };
    case 'asked':
      return wait(conversation, [...entries, { type: 'user', text: event.text, at: event.at }]);
    case 'retried':
      return wait(conversation, retryEntry(entries, event.entry, event.at));
    case 'delayed':
      return conversation.isWaiting ? { ...conversation, isDelayed: true } : conversation;
    case 'answered':
      return { ...conversation, isWaiting: false, isDelayed: false, entries: [...entries, answerEntry(event)] };
    default:
      return { ...conversation, isWaiting: false, isDelayed: false, entries: [] };
  }
}

function wait(conversation: Conversation, entries: readonly Entry[]): Conversation {
  return { ...conversation, isWaiting: true, isDelayed: false, entries };
}

/**
 * Prepares a retry. The last question keeps its position and loses its failed response; an earlier one is repeated at
 * the end.
 */
function retryEntry(entries: readonly Entry[], entry: Entry, at: number): readonly Entry[] {
  const question: Entry = { type: 'user', text: entry.retry ?? entry.text, at };
  const others = entries.filter((other) => other !== entry);
  if (entries.at(-1) !== entry) return [...(entry.type === 'ai' ? others : entries.map(withoutRetry(entry))), question];
  return entry.type === 'ai' ? others : [...others, { ...question, at: entry.at }];
}

function withoutRetry(entry: Entry): (other: Entry) => Entry {
  return (other) => (other === entry ? { type: entry.type, text: entry.text, at: entry.at } : other);
}

function answerEntry({ answer, question, at }: { answer: ChatOutcome; question: string; at: number }): Entry {
  if (answer.kind === 'reply') return { type: 'ai', text: answer.text, at };
  return { type: 'ai', text: answer.kind === 'noHost' ? chatWords.noHost : chatWords.failed, at, retry: question };
}

/** Saves the conversation of a panel for this tab. Returns false if storage is forbidden or full. */
export function saveConversation(panel: ChatPanelId, entries: readonly Entry[], open?: OpenStorage): boolean {
  return saveText(keyOf(panel), entries.length === 0 ? undefined : JSON.stringify(entries), open);
}

/** Returns the saved conversation of a panel, or an empty one. A question without a response can be retried. */
export function readConversation(panel: ChatPanelId, open?: OpenStorage): readonly Entry[] {
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
