import { expect, test } from 'vitest';
import { emailLimits } from '#contract/email.ts';
import { transcript } from './transcript.ts';

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
