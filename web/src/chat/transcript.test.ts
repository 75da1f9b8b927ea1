import { expect, test } from 'vitest';
import { chatWords } from '#content/chat.ts';
import { emailLimits } from '#contract/email.ts';
import { transcript } from './transcript.ts';

test('a transcript has the messages in order without failures', () => {
  const at = new Date(2026, 10, 20, 9, 5).getTime();
  const text = transcript([
    { type: 'user', text: 'Hours?', at },
    { type: 'ai', text: chatWords.failed, at, retry: 'Hours?' },
    { type: 'user', text: 'Price?', at },
    { type: 'ai', text: 'It depends.', at },
  ]);
  expect(text.split('\n\n').slice(1)).toEqual([
    'You, 09:05: Hours?',
    'You, 09:05: Price?',
    'AI Assistant, 09:05: It depends.',
  ]);
});

test('a transcript keeps the newest messages if it is too long for the form', () => {
  const entries = Array.from(
    { length: 200 },
    (_, at) => ({ type: 'user', text: `${at} ${'word '.repeat(100)}`, at }) as const,
  );
  const text = transcript(entries);
  expect(text.length).toBeLessThanOrEqual(emailLimits.text);
  expect(text).toContain('199 word');
  expect(text).not.toContain(' 0 word');
});
