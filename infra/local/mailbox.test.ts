import { createServer } from 'node:http';
import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { expect, onTestFinished, test } from 'vitest';
import { listen, PortTaken } from './listen.ts';
import { startMailbox } from './mailbox.ts';

/** A port that somebody has, or had. */
async function takePort() {
  const { port, ...server } = await listen(createServer(), 0);
  return { port, free: () => server.close() };
}

test('a mail of the real SDK is in the inbox, and the page shows without another host or an icon that is missing', async () => {
  const { port, free } = await takePort();
  await free();
  const mailbox = await startMailbox(port);
  onTestFinished(() => mailbox.close());
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const ses = new SESClient({ endpoint: mailbox.url, region: 'us-east-1', credentials });
  const Data = Buffer.from('From: a@example.com\r\nTo: office@example.com\r\nSubject: Hello\r\n\r\nHi');
  await ses.send(new SendRawEmailCommand({ RawMessage: { Data } }));

  const store = await (await fetch(`${mailbox.url}/store`)).json();
  expect(store).toMatchObject({ emails: [{ subject: 'Hello', destination: { to: ['office@example.com'] } }] });
  expect(await (await fetch(mailbox.url)).text()).not.toMatch(/<(script|link|img)[^>]+(src|href)="https?:/);
  expect((await fetch(`${mailbox.url}/favicon.ico`)).status).toBe(204);
});

test('a taken port is PortTaken', async () => {
  const { port, free } = await takePort();
  onTestFinished(free);
  await expect(startMailbox(port)).rejects.toThrow(PortTaken);
});
