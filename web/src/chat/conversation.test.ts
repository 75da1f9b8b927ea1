import { expect, test } from 'vitest';
import { chatWords } from '#content/chat.ts';
import { emailLimits } from '#contract/email.ts';
import {
  type Conversation,
  type ConversationEvent,
  reduce,
  unopened,
  type Entry,
  saveConversation,
  readConversation,
} from './conversation.ts';
import { fakeStorage, forbiddenStorage } from '../runtime/tab-storage.testkit.ts';
import { transcript } from './transcript.ts';

const after = (...events: ConversationEvent[]): Conversation => events.reduce(reduce, unopened);
const texts = ({ entries }: Conversation) => entries.map(({ type, text }) => `${type}: ${text}`);
const asked = (text: string, at = 1): ConversationEvent => ({ type: 'asked', text, at });
const replied = (text: string, at = 2): ConversationEvent => ({
  type: 'answered',
  answer: { kind: 'reply', text },
  question: '',
  at,
});
const failed = (question: string, at = 2): ConversationEvent => ({
  type: 'answered',
  answer: { kind: 'failed' },
  question,
  at,
});

test('a failed question gets the error sentence and can be retried', () => {
  const { entries, isWaiting } = after(asked('Hours?'), failed('Hours?'));
  expect(entries.at(-1)).toMatchObject({ type: 'ai', text: chatWords.failed, retry: 'Hours?' });
  expect(isWaiting).toBe(false);
});

test('retrying the last question replaces its failed response and does not repeat the question', () => {
  const broken = after(asked('Hours?'), failed('Hours?'));
  const again = reduce(broken, { type: 'retried', entry: broken.entries[1]!, at: 3 });
  expect(texts(again)).toEqual(['user: Hours?']);
  expect(again.isWaiting).toBe(true);
});

test('retrying an earlier question repeats it at the end', () => {
  const broken = after(asked('Hours?'), failed('Hours?'), asked('Price?', 3), replied('It depends.', 4));
  const again = reduce(broken, { type: 'retried', entry: broken.entries[1]!, at: 5 });
  expect(texts(again)).toEqual(['user: Hours?', 'user: Price?', 'ai: It depends.', 'user: Hours?']);
});

test('a question that lost its response in a reload is retried at its position', () => {
  const entry = { type: 'user', text: 'Hours?', at: 1, retry: 'Hours?' } as const;
  const opened = after({ type: 'opened', at: 9, entries: [entry] });
  const again = reduce(opened, { type: 'retried', entry, at: 10 });
  expect(again.entries).toEqual([{ type: 'user', text: 'Hours?', at: 1 }]);
});

test('an unanswered question that is retried later offers no second retry', () => {
  const entry = { type: 'user', text: 'Hours?', at: 1, retry: 'Hours?' } as const;
  const later = after({ type: 'opened', at: 9, entries: [entry] }, asked('Price?', 10), replied('It depends.', 11));
  const again = reduce(later, { type: 'retried', entry, at: 12 });
  expect(texts(again)).toEqual(['user: Hours?', 'user: Price?', 'ai: It depends.', 'user: Hours?']);
  expect(again.entries.filter(({ retry }) => retry !== undefined)).toEqual([]);
});

test('the panel says that no chat host is configured instead of blaming the message', () => {
  const { entries } = after(asked('Hours?'), {
    type: 'answered',
    answer: { kind: 'noHost' },
    question: 'Hours?',
    at: 2,
  });
  expect(entries.at(-1)?.text).not.toBe(chatWords.failed);
  expect(entries.at(-1)?.text).toContain('not connected');
});

test('a question sent before the saved conversation is read comes after it', () => {
  const saved = [{ type: 'user', text: 'Price?', at: 1 } as const];
  const opened = after(asked('Hours?', 2), { type: 'opened', at: 2, entries: saved });
  expect(texts(opened)).toEqual(['user: Price?', 'user: Hours?']);
  expect(opened.isWaiting).toBe(true);
});

const entries: Entry[] = [
  { type: 'user', text: 'Hours?', at: 1 },
  { type: 'ai', text: 'Nine to six.', at: 2 },
];

test('a saved conversation is restored in its own panel only', () => {
  const { open } = fakeStorage();
  saveConversation('home', entries, open);
  expect(readConversation('home', open)).toEqual(entries);
  expect(readConversation('about', open)).toEqual([]);
});

test('a saved question without a response can be retried', () => {
  const { open } = fakeStorage();
  saveConversation('home', entries.slice(0, 1), open);
  expect(readConversation('home', open)).toEqual([{ ...entries[0], retry: 'Hours?' }]);
});

test.each(['{', '{"a":1}', '[null, 3, {"type":"robot","text":"x","at":1}, {"type":"ai","text":1,"at":1}]'])(
  'unreadable storage (%s) is an empty conversation',
  (text) => {
    const { open, texts } = fakeStorage();
    texts.set('chat-home', text);
    expect(readConversation('home', open)).toEqual([]);
  },
);

test('a conversation is not saved and nothing throws if storage is forbidden', () => {
  expect(saveConversation('home', entries, forbiddenStorage)).toBe(false);
  expect(readConversation('home', forbiddenStorage)).toEqual([]);
});

test('a transcript keeps the newest messages if it is too long for the form', () => {
  const entries = Array.from(
    { length: 200 },
    (_, at) => ({ type: 'user', text: `${at} ${'word '.repeat(100)}`, at }) as const,
  );
  const text = transcript(entries);
  expect(text.length).toBeLessThanOrEqual(emailLimits.text);
  expect(text).toContain('199 word');
  expect(text).not.toContain(' 0 word');
});
