import { expect, test } from 'vitest';
import { type DraftStorage, dropDraft, handoverIn, keepDraft, readDraft, takeHandover } from './draft.ts';

function setUp(): { storage: DraftStorage; held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    storage: {
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => held.set(key, value),
      removeItem: (key) => held.delete(key),
    },
  };
}

const forbidden: DraftStorage = {
  getItem: () => {
    throw new DOMException('forbidden');
  },
  setItem: () => {
    throw new DOMException('full');
  },
  removeItem: () => {
    throw new DOMException('forbidden');
  },
};

test('what is typed is there again, form by form', () => {
  const { storage } = setUp();
  keepDraft('home', { name: 'Asha', message: 'Hello' }, storage);
  keepDraft('contact', { name: 'Dev' }, storage);
  expect(readDraft('home', storage)).toEqual({ name: 'Asha', message: 'Hello' });
  expect(readDraft('contact', storage)).toEqual({ name: 'Dev' });
  expect(readDraft('application', storage)).toEqual({});
});

test('a sent draft is forgotten', () => {
  const { storage, held } = setUp();
  keepDraft('home', { name: 'Asha' }, storage);
  dropDraft('home', storage);
  expect(held.size).toBe(0);
});

test('an emptied form leaves no draft behind', () => {
  const { storage, held } = setUp();
  keepDraft('home', { name: 'Asha' }, storage);
  keepDraft('home', { name: '', message: '' }, storage);
  expect(held.size).toBe(0);
});

test('consent is never restored, nor what a robot wrote', () => {
  const { storage } = setUp();
  keepDraft('contact', { name: 'Asha', agree: 'on', website: 'x', form: 'contact' }, storage);
  expect(readDraft('contact', storage)).toEqual({ name: 'Asha' });
});

test.each(['no JSON', 'null', '7', '{"name":7,"agree":"on"}'])('the damaged draft %j is no draft', (text) => {
  const { storage, held } = setUp();
  held.set('draft-home', text);
  expect(readDraft('home', storage)).toEqual({});
});

test('where storage is forbidden or full, forms go on without drafts', () => {
  expect(() => keepDraft('home', { name: 'Asha' }, forbidden)).not.toThrow();
  expect(() => dropDraft('home', forbidden)).not.toThrow();
  expect(readDraft('home', forbidden)).toEqual({});
  expect(takeHandover(forbidden)).toBeUndefined();
});

test('a conversation is handed over once', () => {
  const { storage, held } = setUp();
  held.set('chat-handover', 'You: Hello');
  expect(takeHandover(storage)).toBe('You: Hello');
  expect(takeHandover(storage)).toBeUndefined();
});

test('a conversation can come with the navigation instead', () => {
  expect(handoverIn({ 'chat-handover': 'You: Hello' })).toBe('You: Hello');
  expect(handoverIn(null)).toBeUndefined();
  expect(handoverIn({ 'chat-handover': 7 })).toBeUndefined();
});
