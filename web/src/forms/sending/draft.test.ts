import { honeypotField } from '#contract/email.ts';
import { expect, test } from 'vitest';
import type { OpenStorage } from '../../ui/tab-storage.ts';
import { deleteDraft, saveDraft, readDraft } from './draft.ts';

function setUp(): { storage: OpenStorage; held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    storage: () => ({
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => held.set(key, value),
      removeItem: (key) => held.delete(key),
    }),
  };
}

const forbidden: OpenStorage = () => {
  throw new DOMException('forbidden');
};

test('a draft contains neither the consent nor how the visitor came to the site', () => {
  const { storage } = setUp();
  saveDraft('contact', { name: 'Asha', agree: 'on', origin: 'first=%2F' }, storage);
  expect(readDraft('contact', storage)).toEqual({ name: 'Asha' });
});

test('each form restores its own draft', () => {
  const { storage } = setUp();
  saveDraft('home', { name: 'Asha', message: 'Hello' }, storage);
  saveDraft('contact', { name: 'Dev' }, storage);
  expect(readDraft('home', storage)).toEqual({ name: 'Asha', message: 'Hello' });
  expect(readDraft('contact', storage)).toEqual({ name: 'Dev' });
  expect(readDraft('application', storage)).toEqual({});
});

test('a draft is deleted when it is sent', () => {
  const { storage, held } = setUp();
  saveDraft('home', { name: 'Asha' }, storage);
  deleteDraft('home', storage);
  expect(held.size).toBe(0);
});

test('an empty form has no draft', () => {
  const { storage, held } = setUp();
  saveDraft('home', { name: 'Asha' }, storage);
  saveDraft('home', { name: '', message: '' }, storage);
  expect(held.size).toBe(0);
});

test('neither consent nor the hidden field is restored', () => {
  const { storage } = setUp();
  saveDraft('contact', { name: 'Asha', agree: 'on', [honeypotField]: 'x', form: 'contact' }, storage);
  expect(readDraft('contact', storage)).toEqual({ name: 'Asha' });
});

test.each(['no JSON', 'null', '7', '{"name":7,"agree":"on"}'])('the damaged draft %j is ignored', (text) => {
  const { storage, held } = setUp();
  held.set('draft-home', text);
  expect(readDraft('home', storage)).toEqual({});
});

test('forms work without drafts if storage is forbidden or full', () => {
  expect(() => saveDraft('home', { name: 'Asha' }, forbidden)).not.toThrow();
  expect(() => deleteDraft('home', forbidden)).not.toThrow();
  expect(readDraft('home', forbidden)).toEqual({});
});
