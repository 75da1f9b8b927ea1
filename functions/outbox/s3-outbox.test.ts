import { S3Client } from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { startLocalServer } from '../runtime/local-server.ts';
import { claimDelivery } from './claim.ts';
import { waitingKey } from './keys.ts';
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

/**
 * S3's part of the conversation: objects, entity tags, conditional writes. `refusing` makes it answer that status,
 * `slow.ms` lets it take its time.
 */
async function setUp() {
  const objects = new Map<string, string>();
  const refusing: number[] = [];
  const slow = { ms: 0 };
  const answer = ({ method, url, headers }: IncomingMessage, body: string, response: ServerResponse) => {
    const path = decodeURIComponent((url ?? '').split('?')[0] ?? '').replace('/outbox/', '');
    const held = objects.get(path);
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    const status = refusing.shift();
    if (status !== undefined) return refuse(status, status === 409 ? 'ConditionalRequestConflict' : 'Refused');
    if (method === 'PUT') {
      const expected = headers['if-match'];
      const taken = headers['if-none-match'] === '*' && held !== undefined;
      if (taken || (expected !== undefined && (held === undefined || tag(held) !== expected))) {
        return refuse(412, 'PreconditionFailed');
      }
      objects.set(path, body);
      return response.writeHead(200, { etag: tag(body) }).end();
    }
    if (method === 'DELETE') {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    return held === undefined ? refuse(404, 'NoSuchKey') : response.writeHead(200, { etag: tag(held) }).end(held);
  };
  const server = await startLocalServer((...exchange) => void setTimeout(answer, slow.ms, ...exchange));
  const client = new S3Client({
    endpoint: server.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
  return {
    outbox: createS3Outbox('outbox', client),
    objects,
    refusing,
    slow,
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  };
}

test('what was put is what is read, until it is removed', async () => {
  await using s3 = await setUp();
  expect(await s3.outbox.put(fingerprint, email)).toBe('stored');
  expect([...s3.objects.keys()]).toEqual([key]);
  expect(await s3.outbox.read(key)).toEqual(email);
  await s3.outbox.remove(key);
  expect(await s3.outbox.read(key)).toBeUndefined();
});

test('the same body in the same ten minutes is stored once', async () => {
  await using s3 = await setUp();
  await s3.outbox.put(fingerprint, email);
  expect(await s3.outbox.put(fingerprint, { ...email, acceptedAt: '2026-11-20T10:19:59.999Z' })).toBe('already-there');
  expect(await s3.outbox.read(key)).toEqual(email);
});

test('when two writes meet, the write is tried once more', async () => {
  await using s3 = await setUp();
  s3.refusing.push(409);
  expect(await s3.outbox.put(fingerprint, email)).toBe('stored');
});

test.each([
  [507, 'full'],
  [403, 'refused'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('an answer %i is never taken for a stored e-mail: the outbox is %s', async (status, reason) => {
  await using s3 = await setUp();
  s3.refusing.push(status);
  await expect(s3.outbox.put(fingerprint, email)).rejects.toMatchObject({ name: 'OutboxUnavailable', reason });
  s3.refusing.push(status);
  await expect(s3.outbox.read(key)).rejects.toMatchObject({ name: 'OutboxUnavailable', reason });
});

test('a visitor’s e-mail waits for a storage that takes seven seconds; a deliverer asks again later', async () => {
  await using s3 = await setUp();
  s3.slow.ms = 7_000;
  const [put, read] = await Promise.allSettled([s3.outbox.put(fingerprint, email), s3.outbox.read(key)]);
  expect(put).toEqual({ status: 'fulfilled', value: 'stored' });
  expect(read).toMatchObject({ status: 'rejected', reason: { name: 'OutboxUnavailable', reason: 'unreachable' } });
});

test('when two writes meet, both tries share one time', async () => {
  await using s3 = await setUp();
  s3.refusing.push(409);
  s3.slow.ms = 7_000;
  await expect(s3.outbox.put(fingerprint, email)).rejects.toMatchObject({
    name: 'OutboxUnavailable',
    reason: 'unreachable',
  });
});

test('a bucket that is not there is not mistaken for an e-mail that is gone', async () => {
  await using s3 = await setUp();
  s3.refusing.push(404);
  await expect(s3.outbox.read(key)).rejects.toMatchObject({ name: 'OutboxUnavailable' });
});

test('of two deliverers one claims a message; after a failure the next may, and after a delivery nobody', async () => {
  await using s3 = await setUp();
  const request = { fingerprint, acceptedAt: email.acceptedAt, now: new Date('2026-11-20T10:13:00Z'), leaseMs: 20_000 };
  const [first, second] = await Promise.all([claimDelivery(s3.outbox, request), claimDelivery(s3.outbox, request)]);
  expect([first.state, second.state].sort()).toEqual(['busy', 'claimed']);
  const holder = first.state === 'claimed' ? first : second;
  if (holder.state === 'claimed')
    await holder.release({ at: email.acceptedAt, kind: 'temporary', reason: 'Throttling' });

  const again = await Promise.all([claimDelivery(s3.outbox, request), claimDelivery(s3.outbox, request)]);
  expect(again.map(({ state }) => state).sort()).toEqual(['busy', 'claimed']);
  for (const claim of again) if (claim.state === 'claimed') await claim.settle();
  expect((await claimDelivery(s3.outbox, request)).state).toBe('delivered');
});

test('while the next attempt is under way, the reason of the last failure can still be read', async () => {
  await using s3 = await setUp();
  const failure = { at: email.acceptedAt, kind: 'temporary', reason: 'Throttling' } as const;
  const request = { fingerprint, acceptedAt: email.acceptedAt, now: new Date('2026-11-20T10:13:00Z'), leaseMs: 20_000 };
  const first = await claimDelivery(s3.outbox, request);
  if (first.state === 'claimed') await first.release(failure);
  const next = await claimDelivery(s3.outbox, request);
  expect(next.state).toBe('claimed');
  expect((await s3.outbox.readRecord(fingerprint))?.record.failure).toEqual(failure);
});

test('a record that cannot be read does not keep a message from being delivered', async () => {
  await using s3 = await setUp();
  s3.objects.set(`deliveries/${fingerprint}.json`, 'garbage');
  const request = { fingerprint, acceptedAt: email.acceptedAt, now: new Date(), leaseMs: 20_000 };
  expect((await claimDelivery(s3.outbox, request)).state).toBe('claimed');
});

function tag(text: string): string {
  return `"${createHash('md5').update(text).digest('hex')}"`;
}
