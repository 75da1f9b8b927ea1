import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { followBuild } from './follow-build.ts';

test('after a rebuild its id, its hashes and its files are those that are served', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  const build = async (id: string, style: string, second: number) => {
    const contents = {
      'csp.json': JSON.stringify({ script: ['sha256-script='], style: [style] }),
      [`client/${id}.txt`]: id,
      fingerprint: `${id}00`,
      ...Object.fromEntries(
        ['client/index.html', 'client/404.html', 'client/br/index.html', 'server/render.js', 'server/assets.json'].map(
          (name) => [name, ''],
        ),
      ),
    };
    for (const [name, content] of Object.entries(contents)) {
      await mkdir(dirname(join(dist, name)), { recursive: true });
      await writeFile(join(dist, name), content);
    }
    await utimes(join(dist, 'fingerprint'), second, second);
  };
  await build('a1b2c3d4', 'sha256-one=', 1);
  const currentBuild = followBuild(dist);
  expect(currentBuild()).toMatchObject({
    id: 'a1b2c3d4',
    hashes: { style: ['sha256-one='] },
    files: ['/a1b2c3d4.txt'],
  });
  await build('e5f6a7b8', 'sha256-two=', 2);
  expect(currentBuild()).toMatchObject({ id: 'e5f6a7b8', hashes: { style: ['sha256-two='] } });
  expect(currentBuild().files).toContain('/e5f6a7b8.txt');
  await rm(join(dist, 'fingerprint'));
  expect(currentBuild().id).toBe('e5f6a7b8');
});
