import { expect, test } from 'vitest';
import { chatErrorSentence } from '#contract/chat.ts';
import { type Conversation, type ConversationEvent, reduce, unopened } from './conversation.ts';

const after = (...events: ConversationEvent[]): Conversation => events.reduce(reduce, unopened);
const said = ({ entries }: Conversation) => entries.map(({ type, text }) => `${type}: ${text}`);
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

test('a question is shown at once and waits for its answer', () => {
  const waiting = after(asked('Hours?'));
  expect(said(waiting)).toEqual(['user: Hours?']);
  expect(waiting.isWaiting).toBe(true);
  const idle = reduce(waiting, replied('Nine to six.'));
  expect(said(idle)).toEqual(['user: Hours?', 'ai: Nine to six.']);
  expect(idle.isWaiting).toBe(false);
});

test('a failed question gets the sentence of the specification and can be put again', () => {
  const { entries, isWaiting } = after(asked('Hours?'), failed('Hours?'));
  expect(entries.at(-1)).toMatchObject({ type: 'ai', text: chatErrorSentence, retry: 'Hours?' });
  expect(isWaiting).toBe(false);
});

test('putting the last question again replaces the failed answer and does not repeat the question', () => {
  const broken = after(asked('Hours?'), failed('Hours?'));
  const again = reduce(broken, { type: 'retried', entry: broken.entries[1]!, at: 3 });
  expect(said(again)).toEqual(['user: Hours?']);
  expect(again.isWaiting).toBe(true);
});

test('putting an earlier question again says it once more at the end', () => {
  const broken = after(asked('Hours?'), failed('Hours?'), asked('Price?', 3), replied('It depends.', 4));
  const again = reduce(broken, { type: 'retried', entry: broken.entries[1]!, at: 5 });
  expect(said(again)).toEqual(['user: Hours?', 'user: Price?', 'ai: It depends.', 'user: Hours?']);
});

test('a question that a reload left without an answer can be put again where it stands', () => {
  const entry = { type: 'user', text: 'Hours?', at: 1, retry: 'Hours?' } as const;
  const opened = after({ type: 'opened', at: 9, entries: [entry] });
  const again = reduce(opened, { type: 'retried', entry, at: 10 });
  expect(again.entries).toEqual([{ type: 'user', text: 'Hours?', at: 1 }]);
});

test('an unanswered question that is put again later is offered only once', () => {
  const entry = { type: 'user', text: 'Hours?', at: 1, retry: 'Hours?' } as const;
  const later = after({ type: 'opened', at: 9, entries: [entry] }, asked('Price?', 10), replied('It depends.', 11));
  const again = reduce(later, { type: 'retried', entry, at: 12 });
  expect(said(again)).toEqual(['user: Hours?', 'user: Price?', 'ai: It depends.', 'user: Hours?']);
  expect(again.entries.filter(({ retry }) => retry !== undefined)).toEqual([]);
});

test('where no chat host is configured the panel says so instead of blaming the message', () => {
  const { entries } = after(asked('Hours?'), {
    type: 'answered',
    answer: { kind: 'noHost' },
    question: 'Hours?',
    at: 2,
  });
  expect(entries.at(-1)?.text).not.toBe(chatErrorSentence);
  expect(entries.at(-1)?.text).toContain('not connected');
});

test('the notice of a late answer goes with the answer, and never comes when nothing is awaited', () => {
  const late = after(asked('Hours?'), { type: 'delayed' });
  expect(late.isDelayed).toBe(true);
  expect(reduce(late, replied('Nine.')).isDelayed).toBe(false);
  expect(after({ type: 'delayed' }).isDelayed).toBe(false);
});

test('a question put before the kept conversation was read follows it', () => {
  const kept = [{ type: 'user', text: 'Price?', at: 1 } as const];
  const opened = after(asked('Hours?', 2), { type: 'opened', at: 2, entries: kept });
  expect(said(opened)).toEqual(['user: Price?', 'user: Hours?']);
  expect(opened.isWaiting).toBe(true);
});

test('clearing forgets what was said and ends the waiting', () => {
  const cleared = after({ type: 'opened', at: 1, entries: [] }, asked('Hours?'), { type: 'cleared' });
  expect(cleared).toMatchObject({ entries: [], isWaiting: false, openedAt: 1 });
});
