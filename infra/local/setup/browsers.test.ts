import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBrowser } from './browsers.mjs';

/** Returns a folder with executables that do nothing. */
async function setUp() {
  const root = await mkdtemp(join(tmpdir(), 'browsers-'));
  onTestFinished(() => rm(root, { recursive: true }));
  return async (name: string, mode = 0o755) => {
    const file = join(root, name);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, '#!/bin/sh\n');
    await chmod(file, mode);
    return file;
  };
}

test('CHROME_PATH takes precedence over the system’s browser', async () => {
  const program = await setUp();
  const chosen = await program('chosen/my-chrome');
  const system = await program('bin/chromium');
  expect(await findBrowser('chromium', { CHROME_PATH: chosen, PATH: join(system, '..') })).toBe(chosen);
});

test('if CHROME_PATH does not exist, the system’s browser is found anywhere on the PATH', async () => {
  const program = await setUp();
  const [none, system] = [await program('empty/other'), await program('bin/google-chrome')];
  const variables = { CHROME_PATH: '/no/such/browser', PATH: [join(none, '..'), join(system, '..')].join(delimiter) };
  expect(await findBrowser('chromium', variables)).toBe(system);
});

test('a file that is not executable is ignored', async () => {
  const program = await setUp();
  const plain = await program('bin/chromium', 0o644);
  expect(await findBrowser('chromium', { CHROME_PATH: plain, PATH: join(plain, '..') })).not.toBe(plain);
});
