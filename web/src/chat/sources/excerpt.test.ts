import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('a short text is its own excerpt', () => {
  expect(excerpt('Monday to Friday')).toBe('Monday to Friday');
});

test('a long text is cut after a word, without the punctuation behind it', () => {
  const cut = excerpt(`${'word '.repeat(15)}last, · unfinished words that do not fit`);
  expect(cut).toBe(`${'word '.repeat(15)}last…`);
  expect(excerpt('Queues · Caches · '.repeat(20))).toMatch(/^(Queues · Caches · )*(Queues( · Caches)?)…$/);
});
