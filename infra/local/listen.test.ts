import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
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

/** Returns status and text of a POST with headers that fetch would not send; '' if the server ends the connection. */
function post(url: string, headers: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve) => {
    request(url, { method: 'POST', headers }, (response) => {
      void text(response).then((body) => resolve(`${response.statusCode} ${body}`));
    })
      .on('error', () => resolve(''))
      .end('<Delete><Object><Key>waiting/a.json</Key></Object></Delete>');
  });
}

test('no server obeys a page of another website; the site itself decides about pages that know its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'listen-'));
  const storage = await startStorage({ folder, firstWaitMs: 1 });
  const others = await Promise.all([
    startMailbox(0, () => {}),
    startSampleWordPress({ port: 0 }),
    startChat(0),
    startSecrets({}),
    startInvalidations(() => {}),
  ]);
  const server = createServer((_, response) => void response.end());
  const site = await listen(server, 0, true);
  onTestFinished(async () => {
    await Promise.all([storage, site, ...others].map(({ close }) => close()));
    await rm(folder, { recursive: true });
  });
  const { s3, waitingQueue } = storage.urls;
  const refusal = /^4\d\d Expected a request of this machine/;
  for (const url of [`${s3}/outbox?delete`, waitingQueue, ...others.map((other) => other.url), site.url]) {
    for (const host of ['evil.example', '127.0.0.1.evil.example:3000'])
      expect(await post(url, { host })).toMatch(refusal);
    const expected = url === site.url ? /^200 $/ : refusal;
    for (const origin of ['https://evil.example', 'null']) expect(await post(url, { origin })).toMatch(expected);
    expect(await post(url, { host: 'localhost:3000', origin: 'http://127.0.0.1:3000' })).not.toMatch(refusal);
  }
});
