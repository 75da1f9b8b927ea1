import { S3Client } from '@aws-sdk/client-s3';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { startLocalServer } from '../../runtime/local-server.testkit.ts';
import { nameIn, waitingKey } from './keys.ts';
import type { OutboxEmail } from './outbox.ts';
import { createS3Outbox } from './s3-outbox.ts';

const email: OutboxEmail = {
  acceptedAt: '2026-11-20T10:12:00.000Z',
  reference: '7F3A-19C2',
  form: 'application',
  subject: 'New Job Application: દેવ',
  message: 'Name: દેવ',
  replyTo: 'dev@example.com',
  attachment: { fileName: 'રિઝ્યુમે.pdf', mimeType: 'application/pdf', base64: 'JVBERi0x' },
};
const fingerprint = 'ab'.repeat(16);
const key = waitingKey(fingerprint, new Date(email.acceptedAt));

/** An S3 that has every object and responds with `errorStatuses` first; `slow.ms` delays its responses. */
async function setUp(limits?: { accept: number; deliver: number }) {
  const requests: string[] = [];
  const errorStatuses: number[] = [];
  const slow = { ms: 0 };
  const respond = ({ method = '', url }: IncomingMessage, _: string, response: ServerResponse) => {
    requests.push(`${method} ${url}`);
    const status = errorStatuses.shift();
    if (status === undefined) return response.writeHead(200, { etag: '"1"' }).end();
    const code = status === 409 ? 'ConditionalRequestConflict' : 'AccessDenied';
    return response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
  };
  const server = await startLocalServer((...exchange) => void setTimeout(respond, slow.ms, ...exchange));
  const client = new S3Client({
    endpoint: server.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
  return {
    outbox: createS3Outbox('outbox', client, limits),
    requests,
    errorStatuses,
    slow,
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  };
}

test('an email whose copy fails remains in its folder', async () => {
  await using s3 = await setUp();
  s3.errorStatuses.push(503);
  await expect(s3.outbox.move(nameIn(key)!, 'waiting', 'sent')).rejects.toMatchObject({ name: 'OutboxUnavailable' });
  expect(s3.requests).toEqual([expect.stringMatching(/^PUT .*\/sent\//)]);
});

test('a write that races with another is retried once', async () => {
  await using s3 = await setUp();
  s3.errorStatuses.push(409);
  expect(await s3.outbox.put(fingerprint, email)).toBe('stored');
});

test.each([
  [403, 'access-denied'],
  // The bucket is missing, not the email.
  [404, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('status %i is not treated as a stored email: the outbox is %s', async (status, reason) => {
  await using s3 = await setUp();
  s3.errorStatuses.push(status);
  await expect(s3.outbox.put(fingerprint, email)).rejects.toMatchObject({ name: 'OutboxUnavailable', reason });
  s3.errorStatuses.push(status);
  await expect(s3.outbox.read(key)).rejects.toMatchObject({ name: 'OutboxUnavailable', reason });
});

test('send-email and deliver-email have their own timeouts', async () => {
  await using s3 = await setUp({ accept: 30_000, deliver: 100 });
  s3.slow.ms = 500;
  const [put, read] = await Promise.allSettled([s3.outbox.put(fingerprint, email), s3.outbox.read(key)]);
  expect(put).toEqual({ status: 'fulfilled', value: 'stored' });
  expect(read).toMatchObject({ status: 'rejected', reason: { name: 'OutboxUnavailable', reason: 'unreachable' } });
});

test('the retry of a racing write shares the timeout of the first attempt', async () => {
  await using s3 = await setUp({ accept: 700, deliver: 100 });
  s3.errorStatuses.push(409);
  // Each attempt alone stays below the timeout of 700 ms; both together exceed it.
  s3.slow.ms = 400;
  await expect(s3.outbox.put(fingerprint, email)).rejects.toMatchObject({
    name: 'OutboxUnavailable',
    reason: 'unreachable',
  });
});
