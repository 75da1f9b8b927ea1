import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { respondWithJson, type Origin } from './site/origins.ts';
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

/** An API that returns the given responses in turn, the last one repeatedly. */
function respondInTurn(...responses: (() => ReturnType<Origin>)[]): Origin {
  let turn = 0;
  return () =>
    (responses[Math.min(turn++, responses.length - 1)] ?? (() => Promise.reject(new Error('no response'))))();
}

const document = (status: number, headers: Record<string, string>) => async () => ({
  status,
  headers: { 'content-type': 'text/html', ...headers },
  body: Buffer.from(`status ${status}`),
});

const posts = (name: string, cacheControl: string) => async () =>
  respondWithJson(200, { name }, { 'cache-control': cacheControl });
const down = async () => respondWithJson(502, { error: 'WordPress is down' });

test('a document with its own 404 status is not replaced by the error page', async () => {
  const missing = document(200, { 'x-document-status': '404', 'cache-control': 'max-age=0, s-maxage=30' });
  const { request, requests } = await setUp({ api: respondInTurn(missing, document(404, {})) });
  const [first, second] = [await request('/blog/nope'), await request('/blog/nope')];
  for (const response of [first, second])
    expect({ ...response, body: String(response.body) }).toMatchObject({ status: 404, body: 'status 200' });
  expect(first.headers['x-document-status']).toBeUndefined();
  expect(requests).toHaveLength(1);
  expect(String((await request('/blog/a/b')).body)).toContain('Page not found');
});

test('a list of posts is cached for its max-age, separately for each query', async () => {
  const { request, requests, clock } = await setUp({ api: respondInTurn(posts('a', 's-maxage=300')) });
  await request('/default/cms/posts?page=1&utm_source=x');
  await request('/default/cms/posts?page=1');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.query).toBe('page=1');
  await request('/default/cms/posts?page=2');
  expect(requests).toHaveLength(2);
  clock.ms = 300_000;
  await request('/default/cms/posts?page=1');
  expect(requests).toHaveLength(3);
});

test('while WordPress is down the last good list is served for stale-if-error', async () => {
  const rule = 's-maxage=60, stale-if-error=600';
  const { request, clock } = await setUp({
    api: respondInTurn(posts('good', rule), down, () => Promise.reject(new Error('gone')), down),
  });
  const list = async () => await request('/default/cms/posts');
  await list();
  clock.ms = 100_000;
  expect((await list()).body.toString()).toContain('good');
  expect((await list()).body.toString()).toContain('good');
  clock.ms = 661_000;
  expect((await list()).status).toBe(502);
});

test('an error is not cached: the next request reaches the origin', async () => {
  const { request } = await setUp({ api: respondInTurn(down, posts('back', 's-maxage=60')) });
  expect((await request('/default/cms/posts')).status).toBe(502);
  expect((await request('/default/cms/posts')).status).toBe(200);
});
