import { type ChatMessage, chatWords } from '#content/chat.ts';
import type { ChatOutcome } from './send-question.ts';

/** A message of the live conversation, not of the example. */
export type Entry = ChatMessage & {
  /** Milliseconds since 1970. */
  at: number;
  /** The question to retry; set on a failed response and on a question without a response. */
  retry?: string;
};

/** State of a conversation. */
export type Conversation = {
  /** Time when the panel was mounted; undefined on the server and until the first effect. */
  openedAt: number | undefined;
  entries: readonly Entry[];
  isWaiting: boolean;
  /** Whether the response has taken longer than `chatLimits.delayNoticeMs`. */
  isDelayed: boolean;
};

/** Events of a conversation. */
export type ConversationEvent =
  | { type: 'opened'; at: number; entries: readonly Entry[] }
  | { type: 'asked'; text: string; at: number }
  | { type: 'retried'; entry: Entry; at: number }
  | { type: 'delayed' }
  | { type: 'answered'; answer: ChatOutcome; question: string; at: number }
  | { type: 'cleared' };

/** State before the panel is mounted; the server renders it. */
export const unopened: Conversation = { openedAt: undefined, entries: [], isWaiting: false, isDelayed: false };

/** Returns the state after an event. */
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
