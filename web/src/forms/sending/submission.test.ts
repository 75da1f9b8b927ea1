import { expect, test } from 'vitest';
import { nextSubmission, type Submission, type SubmissionEvent, untouched } from './submission.ts';
import { honeypotField } from '#contract/email.ts';
import { emailRequest } from './useSubmit.ts';
import { fakeStorage, forbiddenStorage } from '../../runtime/tab-storage.testkit.ts';
import { deleteDraft, saveDraft, readDraft } from './draft.ts';

function after(...events: SubmissionEvent[]): Submission {
  return events.reduce(nextSubmission, untouched);
}

test('a second submit does not reset the progress of the first one', () => {
  const half = { type: 'progress', sentShare: 0.5 } as const;
  expect(after({ type: 'send' }, half, { type: 'send' })).toEqual({ stage: 'sending', sentShare: 0.5 });
});

test('a failure keeps its reason until the next submit', () => {
  const fail = { type: 'fail', reason: 'SES down', sentence: 'Failed', isAlert: true } as const;
  expect(after({ type: 'send' }, fail, { type: 'dismiss' })).toMatchObject({ stage: 'failure', reason: 'SES down' });
  expect(after({ type: 'send' }, fail, { type: 'send' })).toEqual({ stage: 'sending', sentShare: 0 });
});

test('progress after an abort changes nothing', () => {
  expect(after({ type: 'send' }, { type: 'edit' }, { type: 'progress', sentShare: 1 })).toEqual(untouched);
});

test('a draft contains neither the consent nor the hidden field nor how the visitor came to the site', () => {
  const { open } = fakeStorage();
  saveDraft('contact', { name: 'Asha', agree: 'on', origin: 'first=%2F', [honeypotField]: 'x' }, open);
  expect(readDraft('contact', open)).toEqual({ name: 'Asha' });
});

test('an empty form has no draft', () => {
  const { open, texts } = fakeStorage();
  saveDraft('home', { name: 'Asha' }, open);
  saveDraft('home', { name: '', message: '' }, open);
  expect(texts.size).toBe(0);
});

test.each(['no JSON', 'null', '7', '{"name":7,"agree":"on"}'])('the damaged draft %j is ignored', (text) => {
  const { open, texts } = fakeStorage();
  texts.set('draft-home', text);
  expect(readDraft('home', open)).toEqual({});
});

test('forms work without drafts if storage is forbidden or full', () => {
  expect(() => saveDraft('home', { name: 'Asha' }, forbiddenStorage)).not.toThrow();
  expect(() => deleteDraft('home', forbiddenStorage)).not.toThrow();
  expect(readDraft('home', forbiddenStorage)).toEqual({});
});

test('the hidden field is sent if it has a value, which marks the message as possible spam', () => {
  const typed = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };
  expect(emailRequest('home', { ...typed, [honeypotField]: 'x' })[honeypotField]).toBe('x');
  expect(emailRequest('home', { ...typed, [honeypotField]: '' })).not.toHaveProperty(honeypotField);
});
