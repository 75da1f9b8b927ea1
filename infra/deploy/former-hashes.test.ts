import { expect, test } from 'vitest';
import { securityHeaders } from '../edge/response-headers.ts';
import { formerHashes } from './former-hashes.ts';

const now = { script: `sha256-${'n'.repeat(43)}=`, style: `sha256-${'s'.repeat(43)}=` };
const before = `sha256-${'b'.repeat(43)}=`;

function answering(headers: Record<string, string>): typeof fetch {
  return () => Promise.resolve(new Response(null, { headers }));
}

test('a deployment takes over the hashes of the pages that run, not of those before them', async () => {
  const running = securityHeaders({
    scriptHashes: [now.script, before],
    styleHashes: [now.style, before],
    noIndex: false,
  });
  expect(await formerHashes('https://site.example', answering(running))).toEqual([now.script, now.style]);
});

test('before the first deployment there is nothing to take over', async () => {
  expect(await formerHashes('https://site.example', answering({}))).toEqual([]);
  const nobody = () => Promise.reject(new TypeError('fetch failed'));
  expect(await formerHashes('https://site.example', nobody)).toEqual([]);
});
