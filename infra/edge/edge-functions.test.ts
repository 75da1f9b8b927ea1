import { expect, test } from 'vitest';
import { compile, edgeFunctionCode, maxFunctionBytes } from './edge-functions.ts';

const build = { id: 'a1b2c3d4', files: ['/robots.txt'] };

test('each function is a script without imports and exports, with a global handler', () => {
  const sets = Object.values(edgeFunctionCode({ domain: '', hasChat: true, build }));
  for (const code of sets.flatMap(({ request, response }) => [request, response])) {
    expect(code).toMatch(/(^|[;}])function handler\(event\)/m);
    expect(code).not.toMatch(/\b(import|export|require)\b/);
  }
});

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
