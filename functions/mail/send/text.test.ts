import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { headerText, readAddress } from './text.ts';

test('a header text never contains encoded words or bidi controls', () => {
  const typed = string({ unit: constantFrom('=', '?', '\u202e', '\0', '\u2028', 'utf-8', 'Q', ' ', 'x') });
  assert(
    property(typed, (text) => {
      expect(headerText(text)).not.toMatch(/=\?|[\0\u2028\u202e]/);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['asha@example.com', 'asha@example.com'],
  [' asha.patel+site@mail.example.co.in ', 'asha.patel+site@mail.example.co.in'],
  ["o'neil@example.com", "o'neil@example.com"],
  ['Asha@Example.COM', 'Asha@example.com'],
  ['kontakt@büro.example', 'kontakt@xn--bro-hoa.example'],
  ['asha@ઉદાહરણ.ભારત', 'asha@xn--odc6ci4b4b3a.xn--gecrj9c'],
  ['asha@163.com', 'asha@163.com'],
  ['asha..p@docomo.example', '"asha..p"@docomo.example'],
  ['asha.@docomo.example', '"asha."@docomo.example'],
])('%s is an address', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test.each([
  '',
  'asha@',
  '@example.com',
  'asha@example',
  'asha@@example.com',
  'asha@exa mple.com',
  'asha@example.com,x@evil.example',
  'asha@example.com\r\nBcc: x@evil.example',
  'Asha <asha@example.com>',
  'asha@127.0.0.1',
  'asha@0x7f.1',
  '=?utf-8?q?office=40example.com?=@evil.example',
  'asha@-example.com',
  'આશા@example.com',
  `${'x'.repeat(65)}@example.com`,
  `asha@${'x.'.repeat(130)}com`,
  'asha@example.com\u202e',
  'asha@exa%6dple.com',
])('%j is not one address that can be replied to', (text) => {
  expect(readAddress(text)).toBeUndefined();
});
