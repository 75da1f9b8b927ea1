import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashSources } from './build-fingerprint.ts';

/** Returns the hash of a checkout in a folder of its own with one source file. */
async function hashOf(name: string, content: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'checkout-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'web/src'), { recursive: true });
  await writeFile(join(root, 'package-lock.json'), '{}');
  await writeFile(join(root, 'web/src', name), content);
  return hashSources(join(root, 'web'));
}

test('a changed text or name of a file changes the hash, a test or another checkout does not', async () => {
  const hashes = await Promise.all([hashOf('page.ts', 'text'), hashOf('page.ts', 'other'), hashOf('home.ts', 'text')]);
  expect(new Set(hashes).size).toBe(3);
  expect(await hashOf('page.ts', 'text')).toBe(hashes[0]);
  expect(await hashOf('page.test.ts', 'text')).toBe(await hashOf('page.test.ts', 'other'));
});
