import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startStorage } from './storage.ts';
import { FolderInUse } from './storage/lock.ts';

test('two products cannot deliver from one folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const open = () => startStorage({ folder, firstWaitMs: 1 });
  const first = await open();
  await expect(open()).rejects.toThrow(FolderInUse);
  await first.close();
  await (await open()).close();
});
