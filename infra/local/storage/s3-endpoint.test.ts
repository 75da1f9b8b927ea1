import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
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

test('a second If-None-Match write gets 412, keeps the first, and does not notify the queue', async () => {
  const { s3, created } = await setUp();
  const put = (Body: string) => new PutObjectCommand({ ...at('waiting/a.json'), Body, IfNoneMatch: '*' });
  await s3.send(put('first'));
  expect(await statusOf(s3.send(put('second')))).toBe(412);
  expect(await (await s3.send(new GetObjectCommand(at('waiting/a.json')))).Body?.transformToString()).toBe('first');
  expect(created).toEqual(['waiting/a.json']);
});

test('an If-Match write succeeds for the current version and gets 412 for any other', async () => {
  const { s3 } = await setUp();
  const { ETag } = await s3.send(new PutObjectCommand({ ...at('deliveries/a.json'), Body: 'one' }));
  const put = (Body: string) => s3.send(new PutObjectCommand({ ...at('deliveries/a.json'), Body, IfMatch: ETag }));
  await put('two');
  expect(await statusOf(put('three'))).toBe(412);
});

test('an object that is deleted is a NoSuchKey, and deleting it again is no error', async () => {
  const { s3 } = await setUp();
  await s3.send(new PutObjectCommand({ ...at('waiting/a.json'), Body: 'x' }));
  await s3.send(new DeleteObjectCommand(at('waiting/a.json')));
  await s3.send(new DeleteObjectCommand(at('waiting/a.json')));
  await expect(s3.send(new GetObjectCommand(at('waiting/a.json')))).rejects.toThrow(NoSuchKey);
});

test('several objects are deleted in one request, and no others', async () => {
  const { s3 } = await setUp();
  for (const name of ['a', 'b', 'c']) await s3.send(new PutObjectCommand({ ...at(`reminders/${name}`), Body: 'x' }));
  const Objects = ['a', 'c', 'gone'].map((name) => ({ Key: `reminders/${name}` }));
  await s3.send(new DeleteObjectsCommand({ Bucket: 'outbox', Delete: { Objects, Quiet: true } }));
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: 'outbox', Prefix: 'reminders/' }));
  expect(Contents.map(({ Key }) => Key)).toEqual(['reminders/b']);
});

test('a copied object exists, is listed with its time, and notifies the queue', async () => {
  const { s3, created } = await setUp();
  await s3.send(new PutObjectCommand({ ...at('sent/a.json'), Body: 'x' }));
  await s3.send(new CopyObjectCommand({ ...at('waiting/a.json'), CopySource: 'outbox/sent/a.json' }));
  const { Contents } = await s3.send(new ListObjectsV2Command({ Bucket: 'outbox', Prefix: 'waiting/' }));
  expect(Contents).toEqual([{ Key: 'waiting/a.json', LastModified: expect.any(Date) as Date }]);
  expect(created).toEqual(['sent/a.json', 'waiting/a.json']);
});

test('copying or heading a deleted object fails', async () => {
  const { s3, created } = await setUp();
  const copy = new CopyObjectCommand({ ...at('waiting/a.json'), CopySource: 'outbox/sent/a.json' });
  await expect(s3.send(copy)).rejects.toMatchObject({ name: 'NoSuchKey' });
  await expect(s3.send(new HeadObjectCommand(at('sent/a.json')))).rejects.toMatchObject({ name: 'NotFound' });
  expect(created).toEqual([]);
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
