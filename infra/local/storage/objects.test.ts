import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDisk } from './disk.ts';
import { InvalidKey, openObjects } from './objects.ts';

/** A bucket in a new folder. */
async function setUp() {
  const root = await mkdtemp(join(tmpdir(), 'objects-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = join(root, 'bucket');
  const disk = await openDisk(root);
  return { root, folder, disk, objects: openObjects(folder, disk) };
}

test('what was put is there again after the process has gone, byte for byte', async () => {
  const { root, folder, objects } = await setUp();
  const bytes = Buffer.from([0, 255, 10, 13, 128]);
  await objects.put('waiting/a.json', bytes);
  const reopened = openObjects(folder, await openDisk(root));
  expect((await reopened.get('waiting/a.json'))?.bytes).toEqual(bytes);
});

test('of twenty who create the same key at once one succeeds and its bytes stay', async () => {
  const { objects } = await setUp();
  const writers = Array.from({ length: 20 }, (_, index) => Buffer.from(`writer ${index}`));
  const tags = await Promise.all(writers.map((bytes) => objects.put('waiting/a.json', bytes, 'none')));
  const winner = tags.findIndex((tag) => tag !== undefined);
  expect(tags.filter((tag) => tag !== undefined)).toHaveLength(1);
  expect((await objects.get('waiting/a.json'))?.bytes).toEqual(writers[winner]);
});

test('of twenty who replace the version they read one succeeds', async () => {
  const { objects } = await setUp();
  const etag = (await objects.put('deliveries/a.json', Buffer.from('first'))) ?? '';
  const writers = Array.from({ length: 20 }, (_, index) => Buffer.from(`writer ${index}`));
  const tags = await Promise.all(writers.map((bytes) => objects.put('deliveries/a.json', bytes, { etag })));
  expect(tags.filter((tag) => tag !== undefined)).toHaveLength(1);
});

test('replacing a version of an object that is gone changes nothing', async () => {
  const { objects } = await setUp();
  expect(await objects.put('deliveries/a.json', Buffer.from('x'), { etag: '"old"' })).toBeUndefined();
  expect(await objects.get('deliveries/a.json')).toBeUndefined();
});

test.each(['', '.', '..', '../a', 'waiting/../../a', 'a//b', '/a', 'a\0b', 'a\\b', '.hidden', 'a'.repeat(201)])(
  'the key %j is refused',
  async (key) => {
    const { objects } = await setUp();
    await expect(objects.put(key, Buffer.from('x'))).rejects.toThrow(InvalidKey);
    await expect(objects.get(key)).rejects.toThrow(InvalidKey);
  },
);

test('a write that the disk refuses leaves the object that was there, and nothing beside it', async () => {
  const { root, folder, objects } = await setUp();
  await objects.put('waiting/a.json', Buffer.from('kept'));
  await rm(join(root, 'tmp'), { recursive: true });
  await writeFile(join(root, 'tmp'), 'no folder any more');
  await expect(objects.put('waiting/a.json', Buffer.from('new'))).rejects.toThrow('ENOTDIR');
  expect((await objects.get('waiting/a.json'))?.bytes.toString()).toBe('kept');
  expect(await readdir(join(folder, 'waiting'))).toEqual(['a.json']);
});

test('a listing has every key under its prefix, in order, and none else', async () => {
  const { objects } = await setUp();
  for (const key of ['waiting/b', 'deliveries/x', 'waiting/a']) await objects.put(key, Buffer.from('x'));
  expect(await objects.list('waiting/')).toEqual(['waiting/a', 'waiting/b']);
});
