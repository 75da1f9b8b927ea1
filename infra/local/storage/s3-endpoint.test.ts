import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../listen.ts';
import { openObjects } from './objects.ts';
import { createS3Endpoint } from './s3-endpoint.ts';

const at = (Key: string) => ({ Bucket: 'outbox', Key });

/** Starts the endpoint, with the real SDK as its client. */
async function setUp() {
  const root = await mkdtemp(join(tmpdir(), 's3-'));
  const created: string[] = [];
  const objects = await openObjects(join(root, 'bucket'));
  const server = createS3Endpoint({ bucket: 'outbox', objects, onCreated: (key) => created.push(key) });
  const listening = await listen(server, 0);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const s3 = new S3Client({ endpoint: listening.url, region: 'us-east-1', credentials, maxAttempts: 1 });
  onTestFinished(async () => {
    s3.destroy();
    await listening.close();
    await rm(root, { recursive: true });
  });
  return { root, url: listening.url, s3, created };
}

/** Returns the HTTP status of a failed call. */
const statusOf = (response: Promise<unknown>) =>
  response.then(
    () => 200,
    (cause: { $metadata?: { httpStatusCode?: number } }) => cause.$metadata?.httpStatusCode,
  );

test('the SDK reads back a stored object, and the queue is notified once', async () => {
  const { s3, created } = await setUp();
  const { ETag } = await s3.send(new PutObjectCommand({ ...at('waiting/a.json'), Body: 'ગુજરાતી' }));
  const object = await s3.send(new GetObjectCommand(at('waiting/a.json')));
  expect(await object.Body?.transformToString()).toBe('ગુજરાતી');
  expect(object.ETag).toBe(ETag);
  expect(created).toEqual(['waiting/a.json']);
});

test('of twenty If-None-Match writes one succeeds, its object remains, and the queue is notified once', async () => {
  const { s3, created } = await setUp();
  const put = (Body: string) => s3.send(new PutObjectCommand({ ...at('waiting/a.json'), Body, IfNoneMatch: '*' }));
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, writer) => statusOf(put(`writer ${writer}`))));
  expect(statuses.filter((status) => status !== 412)).toEqual([200]);
  const { Body } = await s3.send(new GetObjectCommand(at('waiting/a.json')));
  expect(await Body?.transformToString()).toBe(`writer ${statuses.indexOf(200)}`);
  expect(created).toEqual(['waiting/a.json']);
});

test('an If-Match write succeeds for the current version and gets 412 for any other', async () => {
  const { s3 } = await setUp();
  const { ETag } = await s3.send(new PutObjectCommand({ ...at('deliveries/a.json'), Body: 'one' }));
  const put = (Body: string) => s3.send(new PutObjectCommand({ ...at('deliveries/a.json'), Body, IfMatch: ETag }));
  await put('two');
  expect(await statusOf(put('three'))).toBe(412);
});

test('a failing disk results in 503 and the queue is not notified', async () => {
  const { root, s3, created } = await setUp();
  await rm(join(root, 'bucket.partial'), { recursive: true });
  await writeFile(join(root, 'bucket.partial'), 'no folder any more');
  expect(await statusOf(s3.send(new PutObjectCommand({ ...at('waiting/a.json'), Body: 'x' })))).toBe(503);
  expect(created).toEqual([]);
});

test('keys outside the bucket, other buckets and other calls are rejected', async () => {
  const { url } = await setUp();
  const status = async (path: string, method = 'GET') => (await fetch(`${url}${path}`, { method })).status;
  expect(await status('/outbox/..%2F..%2Fetc%2Fpasswd')).toBe(400);
  expect(await status('/elsewhere/a.json')).toBe(404);
  expect(await status('/outbox/a.json', 'POST')).toBe(501);
});
