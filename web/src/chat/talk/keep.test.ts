import { expect, test } from 'vitest';
import type { Entry } from './conversation.ts';
import { keepConversation, readConversation } from './keep.ts';

function setUp() {
  const texts = new Map<string, string>();
  const open = () => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  return { texts, open };
}

const spoken: Entry[] = [
  { type: 'user', text: 'Hours?', at: 1 },
  { type: 'ai', text: 'Nine to six.', at: 2 },
];

test('a conversation comes back in its own panel and in no other', () => {
  const { open } = setUp();
  keepConversation('home', spoken, open);
  expect(readConversation('home', open)).toEqual(spoken);
  expect(readConversation('about', open)).toEqual([]);
});

test('a cleared conversation leaves nothing behind', () => {
  const { open, texts } = setUp();
  keepConversation('home', spoken, open);
  keepConversation('home', [], open);
  expect(texts.size).toBe(0);
});

test('a question that was left without an answer can be put again', () => {
  const { open } = setUp();
  keepConversation('home', spoken.slice(0, 1), open);
  expect(readConversation('home', open)).toEqual([{ ...spoken[0], retry: 'Hours?' }]);
});

test.each(['{', '{"a":1}', '[null, 3, {"type":"robot","text":"x","at":1}, {"type":"ai","text":1,"at":1}]'])(
  'what is kept but unreadable (%s) is an empty conversation',
  (text) => {
    const { open, texts } = setUp();
    texts.set('chat-home', text);
    expect(readConversation('home', open)).toEqual([]);
  },
);

test('where storage is forbidden the conversation works and is not kept', () => {
  expect(keepConversation('home', spoken, forbidden)).toBe(false);
  expect(readConversation('home', forbidden)).toEqual([]);
});

function forbidden(): never {
  throw new DOMException('denied', 'SecurityError');
}
