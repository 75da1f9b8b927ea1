import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { headerText } from './text.ts';

test('a header text never contains encoded words or bidi controls', () => {
  const typed = string({ unit: constantFrom('=', '?', '\u202e', '\0', '\u2028', 'utf-8', 'Q', ' ', 'x') });
  assert(
    property(typed, (text) => {
      expect(headerText(text)).not.toMatch(/=\?|[\0\u2028\u202e]/);
    }),
    { numRuns: 1_000 },
  );
});
