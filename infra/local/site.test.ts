import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { jsonAnswer, type Origin, type OriginRequest } from './origin.ts';
import { createSite } from './site.ts';
import { createEdgeCache } from './site/edge-cache.ts';

const home = `<!doctype html><title>Home</title>${'<p>A thread, and another thread.</p>'.repeat(100)}`;
const clip = Buffer.from(Array.from({ length: 3_000 }, (_, index) => index % 251));

/** A small built site behind the edge, with an API and a chat host that answer as told and remember what they were asked. */
async function setUp({ api }: { api?: Origin } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const files = {
    'index.html': home,
    'about.html': '<title>About</title>',
    '404.html': '<title>Page not found</title>',
    'assets/main-1a2b.js': 'export {};',
    'demo/call.mp3': clip,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const clock = { ms: 0 };
  const asked: OriginRequest[] = [];
  const remember =
    (origin: Origin): Origin =>
    (request) => {
      asked.push(request);
      return origin(request);
    };
  const edgeCache = createEdgeCache(() => clock.ms);
  const server = createSite({
    folder,
    headers: async () => ({ 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' }),
    api: remember(api ?? (async () => jsonAnswer(200, { ok: true }))),
    chat: remember(async () => jsonAnswer(200, { data: 'hello' })),
    edgeCache,
  });
  const listening = await listen(server, 0);
  onTestFinished(async () => {
    await listening.close();
    await rm(folder, { recursive: true });
  });

  /** One request exactly as written: no following of redirects, no undoing of encodings. */
  function ask(path: string, { method = 'GET', headers = {}, body = '' } = {}) {
    return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
      const receive = async (response: IncomingMessage) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        const flat = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
        resolve({ status: response.statusCode ?? 0, headers: flat, body: Buffer.concat(chunks) });
      };
      const options = { host: '127.0.0.1', port: listening.port, path, method, headers };
      const sent = request(options, (response) => void receive(response).catch(reject));
      sent.on('error', reject);
      sent.end(body);
    });
  }
  return { ask, asked, clock, edgeCache };
}

/** An API whose answers are taken from a list, the last one for ever. */
function answersInTurn(...answers: (() => ReturnType<Origin>)[]): Origin {
  let turn = 0;
  return () => (answers[Math.min(turn++, answers.length - 1)] ?? (() => Promise.reject(new Error('no answer'))))();
}

const document = (status: number, headers: Record<string, string>) => async () => ({
  status,
  headers: { 'content-type': 'text/html', ...headers },
  body: Buffer.from(`status ${status}`),
});

test('a document that names its own status reaches the visitor with it, not with the error page', async () => {
  const missing = document(200, { 'x-document-status': '404', 'cache-control': 'max-age=0, s-maxage=30' });
  const { ask, asked } = await setUp({ api: answersInTurn(missing, document(404, {})) });
  const [first, second] = [await ask('/blog/nope'), await ask('/blog/nope')];
  for (const answer of [first, second])
    expect({ ...answer, body: String(answer.body) }).toMatchObject({ status: 404, body: 'status 200' });
  expect(first.headers['x-document-status']).toBeUndefined();
  expect(asked).toHaveLength(1);
  expect(String((await ask('/blog/a/b')).body)).toContain('Page not found');
});

test('an article is there while WordPress is down, until a day after its last good copy', async () => {
  const good = document(200, { 'cache-control': 'max-age=0, s-maxage=300, stale-if-error=86400' });
  const { ask, clock } = await setUp({ api: answersInTurn(good, document(503, { 'cache-control': 'no-store' })) });
  await ask('/blog/a-post');
  clock.ms += 86_000_000;
  expect((await ask('/blog/a-post')).status).toBe(200);
  clock.ms += 1_000_000;
  expect((await ask('/blog/a-post')).status).toBe(503);
});

const posts = (name: string, cacheControl: string) => async () =>
  jsonAnswer(200, { name }, { 'cache-control': cacheControl });
const down = async () => jsonAnswer(502, { error: 'WordPress is down' });

test('a page is served under its clean address with the security headers and the edge’s cache rule', async () => {
  const { ask } = await setUp();
  const page = await ask('/about');
  expect(page.body.toString()).toContain('<title>About</title>');
  expect(page).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': expect.stringContaining('s-maxage'),
    },
  });
  expect((await ask('/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable');
});

test.each(['/no-such-page', '/assets/gone.js', '/about/..%2f..%2fsecret', '/%', '/%00', '/a%2fb', '/.env', '//about'])(
  '%s answers 404 with the page for it',
  async (path) => {
    const { ask } = await setUp();
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain('Page not found');
  },
);

test.each([
  ['/career', '/careers'],
  ['/Start-Project?from=footer', '/contact?from=footer#contact-form'],
  ['/About/', '/about'],
])('%s moves to %s for good', async (path, to) => {
  const { ask } = await setUp();
  expect(await ask(path)).toMatchObject({ status: 301, headers: { location: to } });
});

test('text comes in the encoding the browser takes, and is the same text', async () => {
  const { ask } = await setUp();
  const plain = await ask('/');
  const brotli = await ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const gzip = await ask('/', { headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(home);
  expect(gunzipSync(gzip.body).toString()).toBe(home);
  expect(brotli.body.length).toBeLessThan(plain.body.length / 5);
});

test('sound is never compressed and a range of it is those bytes', async () => {
  const { ask } = await setUp();
  const whole = await ask('/demo/call.mp3', { headers: { 'accept-encoding': 'br' } });
  expect(whole.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
  expect(whole.body).toEqual(clip);
  const range = (asked: string) => ask('/demo/call.mp3', { headers: { range: asked } });
  expect(await range('bytes=10-19')).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 10-19/3000' } });
  expect((await range('bytes=10-19')).body).toEqual(clip.subarray(10, 20));
  expect((await range('bytes=2990-')).body).toEqual(clip.subarray(2990));
  expect((await range('bytes=-5')).body).toEqual(clip.subarray(2995));
  expect(await range('bytes=3000-')).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */3000' } });
  expect((await range('bytes=0-1,5-6')).body).toEqual(clip);
});

test('a browser that has the page already is told so in either encoding', async () => {
  const { ask } = await setUp();
  for (const encoding of ['identity', 'br']) {
    const first = await ask('/', { headers: { 'accept-encoding': encoding } });
    const headers = { 'accept-encoding': encoding, 'if-none-match': first.headers.etag ?? '' };
    const again = await ask('/', { headers });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  }
  expect((await ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('HEAD answers the headers of GET and no body', async () => {
  const { ask } = await setUp();
  const [get, head] = [await ask('/'), await ask('/', { method: 'HEAD' })];
  expect(head.status).toBe(200);
  expect(head.headers).toMatchObject({ etag: get.headers.etag, 'content-length': String(home.length) });
  expect(head.body).toHaveLength(0);
});

test('methods a behaviour does not take answer 403 and reach nobody', async () => {
  const { ask, asked } = await setUp();
  expect((await ask('/', { method: 'POST' })).status).toBe(403);
  expect((await ask('/default/cms/posts', { method: 'DELETE' })).status).toBe(403);
  expect(asked).toEqual([]);
});

test('a form’s POST reaches the API with its body and the visitor’s address, and is never answered from a cache', async () => {
  const { ask, asked } = await setUp();
  const options = {
    method: 'POST',
    body: '{"subject":"x"}',
    headers: { 'content-type': 'text/plain', referer: 'http://x.test/' },
  };
  await ask('/default/sendEmail', options);
  await ask('/default/sendEmail', options);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatchObject({ path: '/default/sendEmail', headers: { 'x-forwarded-for': '127.0.0.1' } });
  expect(asked[0]?.body.toString()).toBe('{"subject":"x"}');
  expect(asked[0]?.headers).not.toHaveProperty('referer');
});

test('chat goes to the chat host', async () => {
  const { ask } = await setUp();
  const answer = await ask('/api/botChat', { method: 'POST', body: '{"message":"hi"}' });
  expect(JSON.parse(answer.body.toString())).toEqual({ data: 'hello' });
});

test('a list of posts is kept as long as it says, for its own query only', async () => {
  const { ask, asked, clock } = await setUp({ api: answersInTurn(posts('a', 's-maxage=300')) });
  await ask('/default/cms/posts?page=1&utm_source=x');
  await ask('/default/cms/posts?page=1');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.query).toBe('page=1');
  await ask('/default/cms/posts?page=2');
  expect(asked).toHaveLength(2);
  clock.ms = 300_000;
  await ask('/default/cms/posts?page=1');
  expect(asked).toHaveLength(3);
});

test('while WordPress is down the last good list is shown for as long as stale-if-error says', async () => {
  const rule = 's-maxage=60, stale-if-error=600';
  const { ask, clock } = await setUp({
    api: answersInTurn(posts('good', rule), down, () => Promise.reject(new Error('gone')), down),
  });
  const list = async () => await ask('/default/cms/posts');
  await list();
  clock.ms = 100_000;
  expect((await list()).body.toString()).toContain('good');
  expect((await list()).body.toString()).toContain('good');
  clock.ms = 661_000;
  expect((await list()).status).toBe(502);
});

test('a list that is a little old is shown at once while a new one is fetched', async () => {
  const rule = 's-maxage=60, stale-while-revalidate=60';
  const { ask, asked, clock } = await setUp({ api: answersInTurn(posts('old', rule), posts('new', rule)) });
  await ask('/default/cms/posts');
  clock.ms = 90_000;
  expect((await ask('/default/cms/posts')).body.toString()).toContain('old');
  expect(asked).toHaveLength(2);
  expect((await ask('/default/cms/posts')).body.toString()).toContain('new');
});

test('an error is not kept: the next visitor asks again', async () => {
  const { ask } = await setUp({ api: answersInTurn(down, posts('back', 's-maxage=60')) });
  expect((await ask('/default/cms/posts')).status).toBe(502);
  expect((await ask('/default/cms/posts')).status).toBe(200);
});

test('twenty visitors at once are one question to the API', async () => {
  const { ask, asked } = await setUp({ api: answersInTurn(posts('a', 's-maxage=60')) });
  await Promise.all(Array.from({ length: 20 }, () => ask('/default/cms/posts')));
  expect(asked).toHaveLength(1);
});

test('an origin that throws is a 502 and the site goes on', async () => {
  const { ask } = await setUp({ api: () => Promise.reject(new Error('broken')) });
  expect((await ask('/default/sendEmail', { method: 'POST', body: 'x' })).status).toBe(502);
  expect((await ask('/')).status).toBe(200);
});
