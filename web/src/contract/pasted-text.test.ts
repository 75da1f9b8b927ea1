import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPasted, phoneNumber } from './pasted-text.ts';

const email = 'asha@example.com';

test.each([
  ['asha@example.com\u200b', email],
  ['asha\ufeff@exam\u00adple.com', email],
  ['mailto:asha@example.com', email],
  ['mailto:asha%2Bsite@example.com?subject=Hello', 'asha+site@example.com'],
  ['Asha Patel <asha@example.com>', email],
  ['"Patel, Asha" <mailto:asha@example.com>', email],
  ['<asha@example.com>;', email],
  ['asha@example.com;', email],
  ['ａｓｈａ＠ｅｘａｍｐｌｅ．ｃｏｍ', email],
  ['a@example.com, b@example.com', 'a@example.com, b@example.com'],
  ['A <a@example.com>, B <b@example.com>', 'A <a@example.com>, B <b@example.com>'],
])('the address %j means %s', (typed, meant) => {
  expect(cleanPasted('email', typed)).toBe(meant);
});

test.each([
  ['\u202d+91 98765 43210\u202c', '+91 98765 43210', '+919876543210'],
  ['+91\u201198765\u201143210', '+91-98765-43210', '+919876543210'],
  ['+91\u00a098765\u202f43210', '+91 98765 43210', '+919876543210'],
  ['૯૮૭૬૫ ૪૩૨૧૦', '98765 43210', '9876543210'],
  ['𝟗𝟖𝟕𝟔𝟓', '98765', '98765'],
  ['（０３）１２３４ー５６７８', '(03)1234-5678', '0312345678'],
  ['+1\ufe0d-555-010\u3164-0199', '+1-555-010-0199', '+15550100199'],
  ['tel:+919876543210', '+919876543210', '+919876543210'],
  ['tel:+91-98765-43210;ext=12', '+91-98765-43210;ext=12', '+919876543210;ext=12'],
  ['+44 (0) 20 7946 0000', '+44 20 7946 0000', '+442079460000'],
  ['+44(0)20 7946 0000', '+44 20 7946 0000', '+442079460000'],
  ['0044 (0)20 7946 0000', '0044 20 7946 0000', '00442079460000'],
  ['(+49) (0) 30 123456', '+49 30 123456', '+4930123456'],
  ['+39 (0) 6 698 1234', '+39 06 698 1234', '+39066981234'],
  ['(0) 20 7946 0000', '(0) 20 7946 0000', '02079460000'],
  ['+91 98765 43210 ext. 12', '+91 98765 43210 ext. 12', '+919876543210;ext=12'],
  ['+91 98765 43210 x12', '+91 98765 43210 x12', '+919876543210;ext=12'],
  ['98765 43210, Extension 1234', '98765 43210, Extension 1234', '9876543210;ext=1234'],
  ['+1 (555) 010-0199 #7', '+1 (555) 010-0199 #7', '+15550100199;ext=7'],
])('the number %j means %s and is dialled as %s', (typed, meant, dialled) => {
  expect(cleanPasted('tel', typed)).toBe(meant);
  expect(phoneNumber(meant)).toBe(dialled);
});

test.each([
  '',
  '1234',
  '98765 43210 or 98765 43211',
  '98765 43210 98765 43211',
  '+44 20 (0) 7946 0000',
  '+91 98765 43210 ext. twelve',
  '+91+9876543210',
  '+91 98765 43210 x 12345678',
])('%j is not one number that can be dialled', (text) => {
  expect(phoneNumber(cleanPasted('tel', text))).toBeUndefined();
});

test.each([
  ['\u200bhttps://example.com/\u200e', 'https://example.com/'],
  ['https://exam\u00adple.com/a\u200db', 'https://example.com/ab'],
  ['<https://example.com/>', 'https://example.com/'],
  ['https://example.com/می\u200cخواهم', 'https://example.com/می\u200cخواهم'],
])('the URL %j means %s', (typed, meant) => {
  expect(cleanPasted('url', typed)).toBe(meant);
});

test.each([
  ['\u202eAsha\u202c Patel\u200b', 'Asha Patel'],
  ['Asha\u00a0Patel\ufeff', 'Asha Patel'],
  ['\u200dAsha\u200d \u200cPatel\u200c', 'Asha Patel'],
  ['شاه\u200cرخ', 'شاه\u200cرخ'],
  ['ક્\u200dષમા', 'ક્\u200dષમા'],
  ['അവന്\u200d', 'അവന്\u200d'],
  ['Asha 👩🏽\u200d💻', 'Asha 👩🏽\u200d💻'],
  ['\u202e\u200b', ''],
])('the name %j means %j', (typed, meant) => {
  expect(cleanPasted('text', typed)).toBe(meant);
});

test('a message stays as it is', () => {
  const typed = 'mailto:a@b.example \u202e\u00a0\u200b૯';
  expect(cleanPasted('textarea', typed)).toBe(typed);
});

test('cleaning twice changes nothing more', () => {
  const part = constantFrom(
    '\u200d',
    '\u202e',
    '\u00a0',
    'mailto:',
    'tel:',
    '<',
    '>',
    '+44',
    '(0)',
    '૯',
    'ー',
    '@',
    ' ',
  );
  const pasted = oneof(string({ unit: oneof(part, string({ unit: 'binary', maxLength: 1 })) }), string());
  assert(
    property(constantFrom('text', 'email', 'tel', 'url'), pasted, (type, text) => {
      const cleaned = cleanPasted(type, text);
      expect(cleanPasted(type, cleaned)).toBe(cleaned);
    }),
    { numRuns: 300 },
  );
});
