import { expect, test } from 'vitest';
import { securityHeaders } from '../edge/response-headers.ts';
import { previousHashes } from './previous-hashes.ts';

const hashOf = (letter: string) => `sha256-${letter.repeat(43)}=`;
const now = { script: hashOf('n'), style: hashOf('s'), other: hashOf('o') };
const before = hashOf('b');
const none = { scripts: [], styles: [] };

function answering(headers: Record<string, string>): typeof fetch {
  return () => Promise.resolve(new Response(null, { headers }));
}

test('a deployment keeps the hashes of the running pages, not of their predecessors', async () => {
  const running = securityHeaders({
    scriptHashes: [now.script],
    styleHashes: [now.style, now.other],
    previous: { scripts: [before, now.script], styles: [before] },
    noIndex: false,
  });
  expect(await previousHashes('https://site.example', answering(running))).toEqual({
    scripts: [now.script],
    styles: [now.style, now.other],
  });
});

test('before the first deployment there are no hashes to keep', async () => {
  expect(await previousHashes('https://site.example', answering({}))).toEqual(none);
  const nobody = () => Promise.reject(new TypeError('fetch failed'));
  expect(await previousHashes('https://site.example', nobody)).toEqual(none);
});
