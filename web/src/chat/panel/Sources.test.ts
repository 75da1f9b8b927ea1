import { expect, test } from 'vitest';
import type { Entry } from '../conversation.ts';
import { askedQuestion } from './Sources.tsx';

const question: Entry = { type: 'user', text: 'Hours?', at: 1 };
const reply: Entry = { type: 'ai', text: 'Nine to six.', at: 2 };
const failure: Entry = { type: 'ai', text: 'There was an error.', at: 2, retry: 'Hours?' };

test('a reply answers the question before it', () => {
  expect(askedQuestion([question, reply], 1, false)).toEqual({ text: 'Hours?', outcome: 'answered' });
});

test('a failed response names its question, also when others follow', () => {
  const entries = [question, failure, { ...question, text: 'Price?', at: 3 }];
  expect(askedQuestion(entries, 1, true)).toEqual({ text: 'Hours?', outcome: 'failed' });
});

test('only the last question is pending, and only while its response is', () => {
  expect(askedQuestion([question, reply, question], 2, true)).toEqual({ text: 'Hours?', outcome: 'pending' });
  expect(askedQuestion([question, reply, question], 0, true)).toBeUndefined();
  expect(askedQuestion([{ ...question, retry: 'Hours?' }], 0, false)).toBeUndefined();
});

test('a reply without a question has none', () => {
  expect(askedQuestion([reply], 0, false)).toBeUndefined();
});
