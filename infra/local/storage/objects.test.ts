import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { InvalidKey, openObjects } from './objects.ts';

/** A bucket in a new folder. */
async function setUp() {
  const root = await mkdtemp(join(tmpdir(), 'objects-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = join(root, 'bucket');
  return { folder, objects: await openObjects(folder) };
}

test('a stored object survives the process, byte for byte', async () => {
  const { folder, objects } = await setUp();
  const bytes = Buffer.from([0, 255, 10, 13, 128]);
  await objects.put('waiting/a.json', bytes);
  const reopened = await openObjects(folder);
  expect((await reopened.get('waiting/a.json'))?.bytes).toEqual(bytes);
});

test('of twenty concurrent creations of a key one succeeds and its bytes remain', async () => {
  const { objects } = await setUp();
  const writers = Array.from({ length: 20 }, (_, index) => Buffer.from(`writer ${index}`));
  const tags = await Promise.all(writers.map((bytes) => objects.put('waiting/a.json', bytes, 'none')));
  const winner = tags.findIndex((tag) => tag !== undefined);
  expect(tags.filter((tag) => tag !== undefined)).toHaveLength(1);
  expect((await objects.get('waiting/a.json'))?.bytes).toEqual(writers[winner]);
});

test('of twenty concurrent replacements of a version one succeeds', async () => {
  const { objects } = await setUp();
  const etag = (await objects.put('deliveries/a.json', Buffer.from('first'))) ?? '';
  const writers = Array.from({ length: 20 }, (_, index) => Buffer.from(`writer ${index}`));
  const tags = await Promise.all(writers.map((bytes) => objects.put('deliveries/a.json', bytes, { etag })));
  expect(tags.filter((tag) => tag !== undefined)).toHaveLength(1);
});

test('replacing a version of a deleted object changes nothing', async () => {
  const { objects } = await setUp();
  expect(await objects.put('deliveries/a.json', Buffer.from('x'), { etag: '"old"' })).toBeUndefined();
  expect(await objects.get('deliveries/a.json')).toBeUndefined();
});

test.each(['', '.', '..', '../a', 'waiting/../../a', 'a//b', '/a', 'a\0b', 'a\\b', '.hidden', 'a'.repeat(201)])(
  'the key %j is rejected',
  async (key) => {
    const { objects } = await setUp();
    await expect(objects.put(key, Buffer.from('x'))).rejects.toThrow(InvalidKey);
    await expect(objects.get(key)).rejects.toThrow(InvalidKey);
  },
);

test('a failed write leaves the previous object and no partial file', async () => {
  const { folder, objects } = await setUp();
  await objects.put('waiting/a.json', Buffer.from('kept'));
  await rm(`${folder}.partial`, { recursive: true });
  await writeFile(`${folder}.partial`, 'no folder any more');
  await expect(objects.put('waiting/a.json', Buffer.from('new'))).rejects.toThrow('ENOTDIR');
  expect((await objects.get('waiting/a.json'))?.bytes.toString()).toBe('kept');
  expect(await readdir(join(folder, 'waiting'))).toEqual(['a.json']);
});

test('a listing has exactly the keys with its prefix, in order', async () => {
  const { objects } = await setUp();
  for (const key of ['waiting/b', 'deliveries/x', 'waiting/a']) await objects.put(key, Buffer.from('x'));
  const listed = await objects.list('waiting/');
  expect(listed.map(({ key }) => key)).toEqual(['waiting/a', 'waiting/b']);
});

test('partial files of a killed process are deleted at the next start', async () => {
  const { folder } = await setUp();
  await writeFile(join(`${folder}.partial`, 'half'), '{"subj');
  await openObjects(folder);
  expect(await readdir(`${folder}.partial`)).toEqual([]);
});
