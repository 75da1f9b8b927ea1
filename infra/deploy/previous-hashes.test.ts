import { expect, test } from 'vitest';
import { previousHashes } from './previous-hashes.ts';

const hashOf = (letter: string) => `sha256-${letter.repeat(43)}=`;
const none = { script: [], style: [] };

/** Returns a fetch that responds to every URL with this body, and the requested URLs. */
function setUp(body: string) {
  const urls: unknown[] = [];
  const fetcher: typeof fetch = (url) => {
    urls.push(url);
    return Promise.resolve(new Response(body));
  };
  return { fetcher, urls };
}

test('a deployment keeps the hashes of the running build', async () => {
  const hashes = { script: [hashOf('n')], style: [hashOf('s')] };
  const { fetcher, urls } = setUp(JSON.stringify(hashes));
  expect(await previousHashes('https://site.example', fetcher)).toEqual(hashes);
  expect(urls).toEqual(['https://site.example/csp.json']);
});

test.each(['', '<!doctype html><title>404</title>', '{"script":["x"],"style":[]}', '{"script":"sha256-a","style":[]}'])(
  'the response %j contains no hashes to keep',
  async (body) => {
    expect(await previousHashes('https://site.example', setUp(body).fetcher)).toEqual(none);
  },
);

test('before the first deployment there are no hashes to keep', async () => {
  const offline = () => Promise.reject(new TypeError('fetch failed'));
  expect(await previousHashes('https://site.example', offline)).toEqual(none);
});
