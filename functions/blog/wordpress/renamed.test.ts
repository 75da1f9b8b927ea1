import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalServer } from '../../runtime/local-server.testkit.ts';
import { createFindRenamed } from './renamed.ts';

async function setUp(respond: (response: ServerResponse) => void, timeoutMs = 10_000) {
  const requests: string[] = [];
  const server = await startLocalServer((request, _, response) => {
    requests.push(`${request.method} ${request.url}`);
    respond(response);
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  return { find: createFindRenamed(`${server.url}/site/wp-json/wp/v2`, fetch, timeoutMs), requests };
}

function moved(location: string) {
  return (response: ServerResponse) => void response.writeHead(301, { location }).end();
}

test('the new slug is the last segment of WordPress’s redirect, which is not followed', async () => {
  const { find, requests } = await setUp(moved('https://cms.example.com/2026/11/%e0%aa%b5%e0%aa%be%e0%aa%a4/?x=y'));
  expect(await find('old name')).toBe('વાત');
  expect(requests).toEqual(['HEAD /site/?name=old+name']);
});

test.each([
  ['the same slug with a slash', moved('/old-name/')],
  ['the home page', moved('/')],
  ['two slugs', moved('/a,b/')],
  ['no redirect', (response: ServerResponse) => void response.writeHead(404).end()],
  ['a broken connection', (response: ServerResponse) => void response.destroy()],
  ['a timeout', () => undefined],
])('%s is not a new slug', async (_, respond) => {
  const { find } = await setUp(respond, 300);
  expect(await find('old-name')).toBeUndefined();
});
