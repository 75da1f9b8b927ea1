import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteHeaders } from './site-headers.ts';

test('after a rebuild its hashes are in the policy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'headers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'client/csp.json');
  await mkdir(join(folder, 'client'));
  await writeFile(join(folder, 'fingerprint'), 'a1b2c3d4e5');
  const build = async (style: string, second: number) => {
    await writeFile(file, JSON.stringify({ script: ['sha256-script='], style: [style] }));
    await utimes(file, second, second);
  };
  const headers = createSiteHeaders(folder);
  const policy = async () => (await headers())['content-security-policy'];

  await build('sha256-one=', 1);
  expect(await policy()).toContain("style-src 'self' 'sha256-one='");
  await build('sha256-two=', 2);
  expect(await policy()).toContain("'sha256-two='");
  expect(await headers()).toMatchObject({ 'reporting-endpoints': 'site="/default/report/a1b2c3d4"' });
});
