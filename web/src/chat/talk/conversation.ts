import { chatErrorSentence, type ChatMessage } from '#contract/chat.ts';
import { chatWords } from '#content/pages/chat-words.ts';
import type { Answer } from './ask.ts';

/** A message that was really said, unlike the seeds. */
export type Entry = ChatMessage & {
  /** Milliseconds since 1970. */
  at: number;
  /** The question to put again: on a failed answer, or on a question that was left without one. */
  retry?: string;
};

/** What a panel knows about its conversation. */
export type Conversation = {
  /** When the visitor opened the panel; unknown on the server and until the first effect. */
  openedAt: number | undefined;
  entries: readonly Entry[];
  isWaiting: boolean;
  /** Whether the visitor has waited for longer than patience lasts. */
  isDelayed: boolean;
};

/** What can happen in a conversation. */
export type ConversationEvent =
  | { type: 'opened'; at: number; entries: readonly Entry[] }
  | { type: 'asked'; text: string; at: number }
  | { type: 'retried'; entry: Entry; at: number }
  | { type: 'delayed' }
  | { type: 'answered'; answer: Answer; question: string; at: number }
  | { type: 'cleared' };

/** A panel as the server draws it. */
export const unopened: Conversation = { openedAt: undefined, entries: [], isWaiting: false, isDelayed: false };

/** The conversation after an event. */
export function reduce(conversation: Conversation, event: ConversationEvent): Conversation {
  const { entries } = conversation;
  switch (event.type) {
    case 'opened':
      // A question typed before the script arrived has been put already.
      return { ...conversation, openedAt: event.at, entries: [...event.entries, ...entries] };
    case 'asked':
      return wait(conversation, [...entries, { type: 'user', text: event.text, at: event.at }]);
    case 'retried':
      return wait(conversation, putAgain(entries, event.entry, event.at));
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

/** The last question stands where it is and loses its failed answer; an earlier one is said once more at the end. */
function putAgain(entries: readonly Entry[], entry: Entry, at: number): readonly Entry[] {
  const question: Entry = { type: 'user', text: entry.retry ?? entry.text, at };
  const others = entries.filter((other) => other !== entry);
  if (entries.at(-1) !== entry) return [...(entry.type === 'ai' ? others : entries.map(withoutRetry(entry))), question];
  return entry.type === 'ai' ? others : [...others, { ...question, at: entry.at }];
}

function withoutRetry(entry: Entry): (other: Entry) => Entry {
  return (other) => (other === entry ? { type: entry.type, text: entry.text, at: entry.at } : other);
}

function answerEntry({ answer, question, at }: { answer: Answer; question: string; at: number }): Entry {
  if (answer.kind === 'reply') return { type: 'ai', text: answer.text, at };
  return { type: 'ai', text: answer.kind === 'noHost' ? chatWords.noHost : chatErrorSentence, at, retry: question };
}
