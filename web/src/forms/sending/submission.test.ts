import { expect, test } from 'vitest';
import { isBusy, nextSubmission, type Submission, type SubmissionEvent, untouched } from './submission.ts';
import { honeypotField } from '#contract/email.ts';
import type { OpenStorage } from '../../ui/tab-storage.ts';
import { deleteDraft, saveDraft, readDraft } from './draft.ts';
import { handoverIn, takeHandover } from './useHandover.ts';

function after(...events: SubmissionEvent[]): Submission {
  return events.reduce(nextSubmission, untouched);
}

const accept = { type: 'accept', reference: '7F3A-19C2', sentence: 'Sent', isAlert: true } as const;

test('a form accepts no second submit while it is being read or sent', () => {
  expect(isBusy(after({ type: 'read' }))).toBe(true);
  expect(isBusy(after({ type: 'read' }, { type: 'send' }))).toBe(true);
  expect(isBusy(after({ type: 'send' }, accept))).toBe(false);
  expect(isBusy(untouched)).toBe(false);
});

test('a second submit does not reset the progress of the first one', () => {
  const half = { type: 'progress', sentShare: 0.5 } as const;
  expect(after({ type: 'send' }, half, { type: 'send' })).toEqual({ stage: 'sending', sentShare: 0.5 });
});

test('an accepted message keeps its reference number when the alert is dismissed', () => {
  expect(after({ type: 'send' }, accept, { type: 'dismiss' })).toEqual({
    stage: 'success',
    reference: '7F3A-19C2',
    sentence: 'Sent',
    isAlert: false,
  });
});

test('a failure keeps its reason until the next submit', () => {
  const fail = { type: 'fail', reason: 'SES down', sentence: 'Failed', isAlert: true } as const;
  expect(after({ type: 'send' }, fail, { type: 'dismiss' })).toMatchObject({ stage: 'failure', reason: 'SES down' });
  expect(after({ type: 'send' }, fail, { type: 'send' })).toEqual({ stage: 'sending', sentShare: 0 });
});

test('progress after an abort changes nothing', () => {
  expect(after({ type: 'send' }, { type: 'edit' }, { type: 'progress', sentShare: 1 })).toEqual(untouched);
});

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
