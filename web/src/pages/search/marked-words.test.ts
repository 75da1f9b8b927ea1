import { expect, test } from 'vitest';
import { excerptAround, markedParts } from './marked-words.ts';

function marked(text: string, query: string): string {
  return markedParts(text, query)
    .map((part, index) => (index % 2 === 1 ? `[${part}]` : part))
    .join('');
}

test.each([
  ['We book calls', 'booking', 'We [book] calls'],
  ['Payments are made monthly', 'payment', '[Payments] are made monthly'],
  ['Voice agents answer', 'voice agent', '[Voice agents] answer'],
  ['Voice, agents', 'voice agent', '[Voice], [agents]'],
  ['AI that aims well', 'ai', '[AI] that aims well'],
  ['Café Gujarāti', 'cafe gujarati', '[Café Gujarāti]'],
  ['વાત કરો', 'વાત', '[વાત] કરો'],
  ['What the price is', 'what is the price', 'What the [price] is'],
  ['Priceless things', 'price', 'Priceless things'],
  ['a.*b (c', '.*(', 'a.*b (c'],
  ['Nothing here', '', 'Nothing here'],
])('in “%s” the query “%s” marks %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('the parts of a text are the text', () => {
  const text = ' Voice  agents – “voice”, voices. ';
  expect(markedParts(text, 'voice agents').join('')).toBe(text);
});

test('an excerpt is cut between words and contains the first match', () => {
  const text = `${'word '.repeat(60)}needle ${'tail '.repeat(60)}`.trim();
  const excerpt = excerptAround(text, 'needle', 150);
  expect(excerpt).toMatch(/^…word .*needle .*tail…$/);
  expect(excerpt.length).toBeLessThanOrEqual(152);
  expect(excerptAround(text, 'absent', 150)).toMatch(/^word .*word…$/);
});

test('an excerpt of a short text is the text, and of one long word a part of it', () => {
  expect(excerptAround('A short text.', 'short', 150)).toBe('A short text.');
  expect(excerptAround('a'.repeat(400), 'b', 150)).toBe(`${'a'.repeat(150)}…`);
});
