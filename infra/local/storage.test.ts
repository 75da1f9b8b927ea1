import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startStorage } from './storage.ts';
import { FolderInUse } from './storage/lock.ts';

/** Opens storage in a new data folder; its functions record their messages. */
async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const handed = { emails: [] as string[], events: [] as string[] };
  async function open() {
    const storage = await startStorage({ folder, firstWaitMs: 1 });
    onTestFinished(() => storage.close());
    return {
      ...storage,
      put: (key: string) => fetch(`${storage.urls.s3}/outbox/${key}`, { method: 'PUT', body: 'x' }),
      start: () =>
        storage.trigger({
          'deliver-email': async ({ Records }) => void handed.emails.push(...Records.map(({ body }) => body)),
          'mail-events': async ({ Records }) => void handed.events.push(...Records.map(({ body }) => body)),
        }),
    };
  }
  return { open, handed };
}

test('two products cannot deliver from one folder', async () => {
  const { open } = await setUp();
  const first = await open();
  await expect(open()).rejects.toThrow(FolderInUse);
  await first.close();
  await open();
});

test('an object in waiting/ is queued, also after a restart; objects elsewhere are not', async () => {
  const { open, handed } = await setUp();
  const first = await open();
  for (const key of ['waiting/a.json', 'sent/b.json', 'deliveries/c.json']) await first.put(key);
  await first.close();
  const second = await open();
  second.start();
  await second.put('waiting/d.json');
  await vi.waitFor(() => expect(handed.emails).toHaveLength(2), 20_000);
  expect(handed.emails.join()).toMatch(/waiting%2Fa\.json.*waiting%2Fd\.json/);
});
