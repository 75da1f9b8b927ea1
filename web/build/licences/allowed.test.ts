import { expect, test } from 'vitest';
import { isAllowed } from './allowed.ts';

test.each(['MIT', 'Apache-2.0', '(MPL-2.0 OR Apache-2.0)', 'GPL-3.0-only OR MIT', 'MIT AND ISC'])(
  'a work under %s may be shipped',
  (expression) => {
    expect(isAllowed(expression)).toBe(true);
  },
);

test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE.md', 'UNLICENSED', ''])(
  'a work under “%s” may not',
  (expression) => {
    expect(isAllowed(expression)).toBe(false);
  },
);
