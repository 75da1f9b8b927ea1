import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { home, setUp } from './site/site.testkit.ts';

test('an origin that throws results in 502, and the site keeps running', async () => {
  const { request } = await setUp({ api: () => Promise.reject(new Error('broken')) });
  expect((await request('/default/sendEmail', { method: 'POST', body: 'x' })).status).toBe(502);
  expect((await request('/')).status).toBe(200);
});

test('a build under the running site changes and removes none of its files', async () => {
  const { folder, request } = await setUp();
  const etag = (await request('/assets/main-1a2b.js')).headers['etag'];
  await rm(folder, { recursive: true });
  await mkdir(folder);
  await writeFile(join(folder, 'index.html'), '<title>Next build</title>');
  expect((await request('/')).body.toString()).toBe(home);
  expect(await request('/assets/main-1a2b.js')).toMatchObject({ status: 200, headers: { etag } });
});

test('a renderer whose files were replaced by the next build still loads the modules of its pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'page-1a2b.js'), 'export const page = 5;');
  await writeFile(join(folder, 'render.js'), "export const page = async () => (await import('./page-1a2b.js')).page;");
  // In a process of its own, because Vitest imports modules in its own way.
  const program = `
    import { rmSync } from 'node:fs';
    import { loadRenderer } from '${new URL('functions.ts', import.meta.url).href}';
    import { page } from '${pathToFileURL(join(folder, 'render.js')).href}';
    await loadRenderer('${folder}');
    rmSync('${folder}', { recursive: true });
    console.log(await page());`;
  const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', program];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ stdout: '5\n', stderr: '' });
});
