import { expect, test } from 'vitest';
import { compile, maxFunctionBytes } from './edge-functions.ts';

test('code above CloudFront’s limit is rejected with its size', () => {
  const config = { list: 'a'.repeat(maxFunctionBytes) };
  expect(() => compile('export function handler() {}', config)).toThrow(/at most 10240 bytes, got 10\d{3}/);
});

// One of each kind: rejected or rewritten by esbuild, or switched on or off in the list of its features.
test.each([
  'for (const pair of pairs) use(pair);',
  'use((...names: string[]) => names);',
  'use({ method() {} });',
  'use(pairs?.name);',
  'use(1n);',
  'use(/(?<=a)b/);',
])('%s is rejected, because CloudFront lacks it', (statement) => {
  const module = `declare let pairs: never[]; declare const use: (value: unknown) => void; ${statement}`;
  expect(() => compile(module, {})).toThrow(/not supported yet|not available|Expected only syntax/);
});
