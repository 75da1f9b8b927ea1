import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startChat } from './chat.ts';
import { listen } from './listen.ts';
import { startMailbox } from './mailbox.ts';
import { startInvalidations, startSecrets } from './sdk-endpoints.ts';
import { startStorage } from './storage.ts';
import { startSampleWordPress } from './wordpress.ts';

/** Sends a POST as a browser does. Returns status and text, or '' if the server ends the connection. */
function post(url: string, headers: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve) => {
    const options = { method: 'POST', headers: { 'content-type': 'text/plain', ...headers } };
    const receive = async (response: IncomingMessage) => resolve(`${response.statusCode} ${await text(response)}`);
    request(url, options, (response) => void receive(response))
      .on('error', () => resolve(''))
      .end('<Delete><Object><Key>waiting/a.json</Key></Object></Delete>');
  });
}

const refusal = 'Expected a request of this machine';

test('no server of the local stack obeys a page of another website', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'listen-'));
  const storage = await startStorage({ folder, firstWaitMs: 1 });
  const { s3, waitingQueue } = storage.urls;
  const others = await Promise.all([
    startMailbox(0, () => {}),
    startSampleWordPress({ port: 0 }),
    startChat(0),
    startSecrets({}),
    startInvalidations(() => {}),
  ]);
  onTestFinished(async () => {
    await Promise.all([storage, ...others].map((server) => server.close()));
    await rm(folder, { recursive: true });
  });
  for (const url of [`${s3}/outbox?delete`, waitingQueue, ...others.map((server) => server.url)]) {
    for (const [status, headers] of [
      [421, { host: 'evil.example' }],
      [421, { host: '127.0.0.1.evil.example:3000' }],
      [403, { origin: 'https://evil.example' }],
      [403, { origin: 'null' }],
    ] as const) {
      expect([url, await post(url, headers)]).toEqual([url, expect.stringMatching(`^${status} ${refusal}`)]);
    }
    expect(await post(url, { host: 'localhost:3000', origin: 'http://127.0.0.1:3000' })).not.toContain(refusal);
  }
});

test('the site decides itself about pages of other websites, as on AWS', async () => {
  const site = await listen(
    createServer((_, response) => void response.end()),
    0,
    true,
  );
  onTestFinished(site.close);
  expect(await post(site.url, { origin: 'https://evil.example' })).toBe('200 ');
  expect(await post(site.url, { host: 'evil.example' })).toMatch(/^421 /);
});
