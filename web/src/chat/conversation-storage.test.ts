import { expect, test } from 'vitest';
import { type Entry, saveConversation, readConversation } from './conversation.ts';

function setUp() {
  const texts = new Map<string, string>();
  const open = () => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  return { texts, open };
}

const entries: Entry[] = [
  { type: 'user', text: 'Hours?', at: 1 },
  { type: 'ai', text: 'Nine to six.', at: 2 },
];

test('a saved conversation is restored in its own panel only', () => {
  const { open } = setUp();
  saveConversation('home', entries, open);
  expect(readConversation('home', open)).toEqual(entries);
  expect(readConversation('about', open)).toEqual([]);
});

test('a cleared conversation is removed from storage', () => {
  const { open, texts } = setUp();
  saveConversation('home', entries, open);
  saveConversation('home', [], open);
  expect(texts.size).toBe(0);
});

test('a saved question without a response can be retried', () => {
  const { open } = setUp();
  saveConversation('home', entries.slice(0, 1), open);
  expect(readConversation('home', open)).toEqual([{ ...entries[0], retry: 'Hours?' }]);
});

test.each(['{', '{"a":1}', '[null, 3, {"type":"robot","text":"x","at":1}, {"type":"ai","text":1,"at":1}]'])(
  'unreadable storage (%s) is an empty conversation',
  (text) => {
    const { open, texts } = setUp();
    texts.set('chat-home', text);
    expect(readConversation('home', open)).toEqual([]);
  },
);

test('a conversation is not saved and nothing throws if storage is forbidden', () => {
  expect(saveConversation('home', entries, forbidden)).toBe(false);
  expect(readConversation('home', forbidden)).toEqual([]);
});

function forbidden(): never {
  throw new DOMException('denied', 'SecurityError');
}
