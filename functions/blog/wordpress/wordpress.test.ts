import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { findJson } from '#contract/json.ts';
import { expectLinear } from '#contract/growth.testkit.ts';
import { startLocalServer } from '../../runtime/local-server.testkit.ts';
import type { Credential } from './secret.ts';
import { createWordPress, WordPressFailure } from './wordpress.ts';

const credential = { user: 'reader', password: 'secret' };

async function setUp(listener: RequestListener, known?: Credential) {
  const server = await startLocalServer((request, _, response) => listener(request, response));
  onTestFinished(() => server[Symbol.asyncDispose]());
  const origin = server.url;
  const counts = { strayTexts: 0 };
  const wordpress = createWordPress(
    `${origin}/wp-json/wp/v2/`,
    async () => known,
    fetch,
    () => {
      counts.strayTexts += 1;
    },
  );
  const request = (timeoutMs = 10_000) =>
    wordpress.request('posts', new URLSearchParams({ page: '1' }), AbortSignal.timeout(timeoutMs));
  return { request, origin, counts };
}

const json = { 'content-type': 'application/json; charset=UTF-8' };

test('a compressed response is returned with its totals', async () => {
  const { request } = await setUp((request, response) => {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip', 'x-wp-total': '41', 'x-wp-totalpages': '5' });
    response.end(gzipSync(JSON.stringify([{ url: request.url, encoding: request.headers['accept-encoding'] }])));
  });
  expect(await request()).toEqual({
    items: [{ url: '/wp-json/wp/v2/posts?page=1', encoding: 'gzip' }],
    total: 41,
    totalPages: 5,
  });
});

test('totals that are not numbers are omitted', async () => {
  const { request } = await setUp((_, response) =>
    response.writeHead(200, { ...json, 'x-wp-total': '-1, 7' }).end('[]'),
  );
  expect(await request()).toEqual({ items: [] });
});

test.each([
  [
    'a comment of a caching plugin behind it',
    '[{"id":1,"text":"]"}]\n<!-- Page [supported] by LiteSpeed Cache 7.6 -->',
  ],
  ['three byte order marks in front of it', '\uFEFF\uFEFF\uFEFF[{"id":1,"text":"]"}]'],
  ['a PHP notice in front of it', '<br />\n<b>Notice</b>: Undefined index: [a] {x} []x[ <br />\n[{"id":1,"text":"]"}]'],
  [
    'code that PHP did not run in front of it',
    `<?php/* x */require_once($_SERVER['DOCUMENT_ROOT'].'/a.php');?>[{"id":1,"text":"]"}]`,
  ],
  [
    'a notice without markup in front of it',
    '\nNotice: x is <strong>deprecated</strong> in /srv/a.php on line 4\n[{"id":1,"text":"]"}]',
  ],
  ['JSON that another plugin writes behind it', '[{"id":1,"text":"]"}]{"success":true}'],
])('JSON with %s is read, and the text is reported', async (_, body) => {
  const { request, counts } = await setUp((_request, response) => response.writeHead(200, json).end(body));
  expect((await request()).items).toEqual([{ id: 1, text: ']' }]);
  expect(counts.strayTexts).toBe(1);
});

test('JSON behind PHP notices is read although PHP calls it HTML, other HTML is not', async () => {
  const html = { 'content-type': 'text/html; charset=UTF-8' };
  const notice = '<br />\n<b>Deprecated</b>:  Function x is deprecated in <b>/srv/a.php</b> on line <b>3</b><br />\n';
  const behindNotice = await setUp((_, response) => response.writeHead(200, html).end(`${notice}[{"id":1}]`));
  expect((await behindNotice.request()).items).toEqual([{ id: 1 }]);
  const page = await setUp((_, response) => response.writeHead(200, html).end('<html><script>[{"id":1}]</script>'));
  await expect(page.request()).rejects.toMatchObject({ event: 'cms-unreadable' });
});

test.each(['[{', '{"', '[]"', '{"\\', '\n[]'])(
  'a text of nothing but “%s” is searched in linear time',
  async (part) => {
    const points = await expectLinear(findJson, (size) => part.repeat(size), 100_000);
    expect(points.at(-1)?.size).toBe(100_000);
  },
);

test('a WordPress that does not respond in time is 504', async () => {
  const { request } = await setUp(() => undefined);
  await expect(request(50)).rejects.toMatchObject({ status: 504, event: 'cms-too-slow' });
});

test('a WordPress that sends an endless response is 504', async () => {
  const { request } = await setUp((_, response) => {
    response.writeHead(200, json);
    const drip = setInterval(() => response.write(' '), 5);
    response.once('close', () => clearInterval(drip));
  });
  await expect(request(80)).rejects.toMatchObject({ status: 504 });
});

test('a WordPress that closes the connection in the middle is 502', async () => {
  const { request } = await setUp((_, response) => {
    response.writeHead(200, { ...json, 'content-length': '100' }).write('[{');
    setTimeout(() => response.destroy(), 20);
  });
  await expect(request()).rejects.toMatchObject({ status: 502, event: 'cms-unreachable' });
});

test('a response above the size limit is aborted, also if it is small when compressed', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
  const { request } = await setUp((_, response) => {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' });
    response.end(bomb);
  });
  await expect(request(10_000)).rejects.toMatchObject({ status: 502, event: 'cms-response-too-large' });
});

test('a redirect to the same origin is followed once, with the credential', async () => {
  const { request } = await setUp((request, response) => {
    if (request.url?.startsWith('/wp-json')) response.writeHead(301, { location: '/index.php/posts' }).end();
    else response.writeHead(200, json).end(JSON.stringify([{ as: request.headers.authorization ?? 'anybody' }]));
  }, credential);
  expect((await request()).items).toEqual([{ as: `Basic ${btoa('reader:secret')}` }]);
});

test('the credential never follows a redirect to another host or port', async () => {
  const reached: (string | undefined)[] = [];
  const stranger = await setUp((request, response) => {
    reached.push(request.headers.authorization);
    response.writeHead(200, json).end('[]');
  });
  for (const target of [stranger.origin, stranger.origin.replace('127.0.0.1', 'localhost')]) {
    const { request } = await setUp((_, response) => response.writeHead(302, { location: target }).end(), credential);
    await expect(request()).rejects.toMatchObject({ status: 502, event: 'cms-redirected-away' });
  }
  expect(reached).toEqual([]);
});

test('circular redirects are 502', async () => {
  const { request } = await setUp((request, response) => response.writeHead(301, { location: request.url }).end());
  await expect(request()).rejects.toBeInstanceOf(WordPressFailure);
});

test("an error's own words stay on the server", async () => {
  const body = { code: 'incorrect_password', message: '<strong>Error:</strong> wrong for reader@example.com' };
  const { request } = await setUp((_, response) => response.writeHead(403, json).end(JSON.stringify(body)), credential);
  await expect(request()).rejects.toMatchObject({
    event: 'cms-access-denied',
    details: { status: 403, code: 'incorrect_password' },
    message: expect.not.stringContaining('example.com'),
  });
});

test.each([429, 500, 404])('status %i is logged with the error code of WordPress', async (status) => {
  const { request } = await setUp((_, response) => response.writeHead(status, json).end('{"code":"rest_no_route"}'));
  await expect(request()).rejects.toMatchObject({ event: 'cms-failed', details: { status, code: 'rest_no_route' } });
});
