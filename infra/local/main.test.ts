import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { findPorts } from './journeys/running-product.ts';
import { listen } from './listen.ts';
import { portsTaken } from './setup/settings.ts';

const start = fileURLToPath(new URL('start.mjs', import.meta.url));

/** Runs the command a person would, to its end. */
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

test('a port that cannot be used is one sentence and exit 1', () => {
  const { status, stderr } = run({ PORT: 'http' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'PORT is "http"; expected a whole number from 1 to 65532.' });
});

test('a taken port, the first or the last of the four, is one sentence that names it, and exit 1', async () => {
  const first = await findPorts();
  const { port, ...taken } = await listen(createServer(), first + portsTaken - 1);
  onTestFinished(() => taken.close());
  for (const wanted of [port, first]) {
    const { status, stderr } = run({ PORT: String(wanted) });
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken\\..+$`));
  }
});

test('the outbox can be listed while nothing runs, and nonsense is a sentence and exit 1', () => {
  expect(run({}, 'outbox')).toMatchObject({ status: 0, stdout: 'Waiting: 0\nDead: 0' });
  expect(run({}, 'outbox', 'retry', 'abcd')).toMatchObject({
    status: 1,
    stderr: 'Nothing in the outbox has the number abcd.',
  });
});
