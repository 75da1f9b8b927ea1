import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';
import { fileFacts } from './file-facts.ts';

test('a text within the limit is unchanged', () => {
  expect(cutText('a'.repeat(150), 150)).toBe('a'.repeat(150));
  expect(cutText('<details> and <summary>', 150)).toBe('<details> and <summary>');
});

test.each([
  ['says yes, yes, Tuesday', 19, 'says yes, yes…'],
  ['says yes, yes, Tuesday again', 22, 'says yes, yes, Tuesday…'],
  ['costs about 1,500 rupees', 15, 'costs about…'],
  ['the last word, · unfinished', 18, 'the last word…'],
  ['A sentence. Another one', 14, 'A sentence…'],
])('%j is cut after a word within %i characters, without the punctuation behind it', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
  expect(cutText(cut, length)).toBe(cut);
});

test('a longer text without spaces is cut at the limit', () => {
  expect(cutText('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}…`);
  expect(cutText(`a ${'b'.repeat(999)}`, 200)).toBe(`a ${'b'.repeat(198)}…`);
});

const family = '👨‍👩‍👧‍👦';

test.each([
  ['🙂🙂🙂', 2, '🙂🙂…'],
  [`ab${family}c`, 4, 'ab…'],
  [`ab${family}c`, 9, `ab${family}…`],
  ['cafe\u0301s', 4, 'caf…'],
  ['નમસ્તે', 3, 'નમ…'],
])('%j is not cut inside a letter or an emoji at %i characters', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});

test.each([
  [{ name: 'a.pdf', size: 12 }, 'PDF, 12 B'],
  [{ name: 'My work.v2.docx', size: 214 * 1024 }, 'DOCX, 214 KB'],
  [{ name: 'a.doc', size: 4 * 1024 * 1024 }, 'DOC, 4.0 MB'],
  [{ name: 'a.doc', size: 1024 * 1024 - 1 }, 'DOC, 1.0 MB'],
])('%o is described as %s', (file, facts) => {
  expect(fileFacts(file)).toBe(facts);
});
