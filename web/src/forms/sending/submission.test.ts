import { expect, test } from 'vitest';
import { isBusy, nextSubmission, type Submission, type SubmissionEvent, untouched } from './submission.ts';

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
