import { expect, test } from 'vitest';
import type { OpenStorage } from '../../ui/tab-storage.ts';
import { handoverIn, takeHandover } from './useHandover.ts';

test('a conversation is handed over once', () => {
  const storage = new Map([['chat-handover', 'You: Hello']]);
  const open: OpenStorage = () => ({
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => storage.set(key, value),
    removeItem: (key) => storage.delete(key),
  });
  expect(takeHandover(open)).toBe('You: Hello');
  expect(takeHandover(open)).toBeUndefined();
});

test('a conversation is read from the navigation state', () => {
  expect(handoverIn({ 'chat-handover': 'You: Hello' })).toBe('You: Hello');
  expect(handoverIn(null)).toBeUndefined();
  expect(handoverIn({ 'chat-handover': 7 })).toBeUndefined();
});

test('no conversation is handed over if storage is forbidden', () => {
  const forbidden: OpenStorage = () => {
    throw new DOMException('forbidden');
  };
  expect(takeHandover(forbidden)).toBeUndefined();
});
