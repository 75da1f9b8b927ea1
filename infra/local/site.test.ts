import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { clip, home, script, setUp } from './site/site.testkit.ts';

test.each(['/no-such-page', '/assets/gone.js', '/about/..%2f..%2fsecret', '/%', '/%00', '/a%2fb', '/.env', '//about'])(
  '%s responds with 404 and the page for it',
  async (path) => {
    const { request } = await setUp();
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(response.body.toString()).toContain('Page not found');
  },
);

test.each([
  ['/', home],
  ['/assets/main-1a2b.js', script],
])('%s is sent in an encoding that the browser accepts, with the same text', async (path, text) => {
  const { request } = await setUp();
  const plain = await request(path);
  const brotli = await request(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const gzip = await request(path, { headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(gzip.body).toString()).toBe(text);
  expect(brotli.body.length).toBeLessThan(plain.body.length / 5);
});

test('audio is never compressed, and a range request returns those bytes', async () => {
  const { request } = await setUp();
  const whole = await request('/demo/call.mp3', { headers: { 'accept-encoding': 'br' } });
  expect(whole.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
  expect(whole.body).toEqual(clip);
  const range = (bytes: string) => request('/demo/call.mp3', { headers: { range: bytes } });
  expect(await range('bytes=10-19')).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 10-19/3000' } });
  expect((await range('bytes=10-19')).body).toEqual(clip.subarray(10, 20));
  expect((await range('bytes=2990-')).body).toEqual(clip.subarray(2990));
  expect((await range('bytes=-5')).body).toEqual(clip.subarray(2995));
  expect(await range('bytes=3000-')).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */3000' } });
  expect((await range('bytes=0-1,5-6')).body).toEqual(clip);
});

test('a conditional request for an unchanged page gets 304 in each encoding', async () => {
  const { request } = await setUp();
  for (const encoding of ['identity', 'br']) {
    const first = await request('/', { headers: { 'accept-encoding': encoding } });
    const headers = { 'accept-encoding': encoding, 'if-none-match': first.headers.etag ?? '' };
    const again = await request('/', { headers });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  }
  expect((await request('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('HEAD responds with the headers of GET and no body', async () => {
  const { request } = await setUp();
  const [get, head] = [await request('/'), await request('/', { method: 'HEAD' })];
  expect(head.status).toBe(200);
  expect(head.headers).toMatchObject({ etag: get.headers.etag, 'content-length': String(home.length) });
  expect(head.body).toHaveLength(0);
});

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
