import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { findPorts } from './running-product.ts';
import { listen } from './listen.ts';
import { portCount } from './setup/settings.ts';
import { startStorage } from './storage.ts';
import { FolderInUse } from './storage/lock.ts';

const start = fileURLToPath(new URL('start.mjs', import.meta.url));

function run(variables: Record<string, string>, ...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'main-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { HOME: folder, DATA_DIR: folder, ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, [start, ...args], {
    env,
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

test('a port in use, the first or the last of the four, ends in one sentence with the port and exit code 1', async () => {
  const first = await findPorts();
  const { port, ...listening } = await listen(createServer(), first + portCount - 1);
  onTestFinished(() => listening.close());
  for (const usedPort of [port, first]) {
    const { status, stderr } = run({ PORT: String(usedPort) });
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken\\..+$`));
  }
});

test('two products cannot deliver from one folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const open = () => startStorage({ folder, firstWaitMs: 1 });
  const first = await open();
  await expect(open()).rejects.toThrow(FolderInUse);
  await first.close();
  await (await open()).close();
});

test('npm run outbox without a running product or without AWS ends in one sentence and exit code 1', () => {
  expect(run({}, 'outbox')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^No product delivers mail from /),
  });
  expect(run({ PATH: '/nowhere' }, 'outbox', '--stage', 'dev')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^aws cloudformation describe-stacks failed: The AWS CLI does not start: .+$/),
  });
});
