import { mediaUrl } from '#contract/media.ts';
import { expect, test } from 'vitest';
import type { OriginResponse } from './origins.ts';
import { setUp as setUpSite } from './site.testkit.ts';

const picture = '/media/2026/11/a.png';

async function setUp({
  status = 200,
  type = 'image/png',
  headers = {},
}: Partial<OriginResponse> & { type?: string } = {}) {
  const cms = { isDown: false, status, type, headers };
  const site = await setUpSite({
    uploads: async () => ({
      status: cms.isDown ? 503 : cms.status,
      headers: { 'content-type': cms.type, ...cms.headers },
      body: Buffer.from('bytes of the CMS'),
    }),
  });
  return { ...site, cms };
}

test('a picture comes from the uploads of the CMS, without cookie, authorization and query of the visitor', async () => {
  const { request, requests } = await setUp({ headers: { 'cache-control': 'no-cache', 'set-cookie': 'a=b' } });
  const headers = { cookie: 'session=1', authorization: 'Basic x', referer: 'https://site.example/blog' };
  const response = await request(`${picture}?from=letter`, { headers });
  expect(response.status).toBe(200);
  expect(response.body.toString()).toBe('bytes of the CMS');
  expect(requests).toMatchObject([{ path: '/wp-content/uploads/2026/11/a.png', query: '', headers: {} }]);
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringMatching(/max-age=86400.*stale-if-error=2592000/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

test('a picture stays available while the CMS is down', async () => {
  const { request, clock, cms } = await setUp();
  await request(picture);
  cms.isDown = true;
  clock.ms = 29 * 86_400_000;
  expect((await request(picture)).status).toBe(200);
});

test.each(['text/html', 'image/svg+xml', 'text/javascript', 'text/xml', 'image/png, text/html', ''])(
  'a file of type “%s” is 404 without its content, also under the name of a picture',
  async (type) => {
    const { request } = await setUp({ type, headers: { 'content-disposition': 'inline' } });
    const { status, headers, body } = await request(picture);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 404, type: 'text/plain' });
    expect(body.toString()).toBe('There is no such file.');
    expect(headers).not.toHaveProperty('content-disposition');
  },
);

test.each([
  ['a page instead of it', { status: 200, type: 'text/html', headers: { 'cache-control': 'no-store' } }],
  ['a page that must not be cached', { status: 200, type: 'text/html', headers: { 'cache-control': 'private' } }],
  ['a redirect that must not be cached', { status: 302, type: 'image/png', headers: { 'cache-control': 'no-cache' } }],
])('a picture is shown as soon as the CMS has it, although it sent %s before', async (_, wrong) => {
  const { request, cms } = await setUp(wrong);
  expect((await request(picture)).status).toBe(404);
  Object.assign(cms, { status: 200, type: 'image/png', headers: {} });
  expect((await request(picture)).status).toBe(200);
});

test.each([200, 302])('an answer with status %i that may be cached is gone after a day', async (status) => {
  const { request, requests, cms, clock } = await setUp({ status, type: 'text/html' });
  await request(picture);
  expect((await request(picture)).status).toBe(404);
  expect(requests).toHaveLength(1);
  Object.assign(cms, { status: 200, type: 'image/png' });
  clock.ms = 86_400_000;
  expect((await request(picture)).status).toBe(200);
});

test('a recording is served in ranges, and a PDF is saved instead of shown', async () => {
  const { request } = await setUp({ type: 'audio/mpeg' });
  const range = await request('/media/call.mp3', { headers: { range: 'bytes=13-15' } });
  expect({ status: range.status, body: range.body.toString() }).toEqual({ status: 206, body: 'CMS' });
  expect(range.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'content-range': 'bytes 13-15/16' });
  expect(range.headers['content-disposition']).toBeUndefined();
  // In a sandbox a browser cannot play it on its own.
  expect(range.headers['content-security-policy']).toBe("default-src 'none'; media-src 'self'");
  const document = await setUp({ type: 'application/pdf', headers: { 'content-disposition': 'inline' } });
  expect((await document.request('/media/plan.pdf')).headers['content-disposition']).toBe('attachment');
});

test('a picture that is private is not cached, also in the browser', async () => {
  const { request, requests } = await setUp({ headers: { 'cache-control': 'private, max-age=600' } });
  expect((await request(picture)).headers['cache-control']).toBe('no-store');
  await request(picture);
  expect(requests).toHaveLength(2);
});

test.each([200, 302, 404, 500])(
  'nothing in a response with status %i names the software of the CMS or leads elsewhere',
  async (status) => {
    const names = ['server', 'x-powered-by', 'link', 'x-redirect-by', 'x-pingback', 'set-cookie', 'x-generator'];
    const headers = Object.fromEntries(names.map((name) => [name, 'PHP/7.4']));
    const { request } = await setUp({
      status,
      headers: { ...headers, ...(status < 400 && { 'x-anything': 'PHP/7.4', location: 'PHP/7.4' }) },
    });
    expect(JSON.stringify((await request(picture)).headers)).not.toContain('PHP');
  },
);

test('errors of the CMS are inert, and no browser caches them', async () => {
  const { request } = await setUp({ status: 500, type: 'text/html' });
  const { status, headers } = await request(picture);
  expect(status).toBe(500);
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(headers['cache-control']).toBeUndefined();
});

test('a path that is not certainly a picture is neither linked nor requested from the CMS', async () => {
  const { request, requests } = await setUp();
  const names =
    'a a.svg a.php a.png/ /a.png .a.png ../wp-config.png %2e%2e/a.png ..%2fa.png a%2Fb.png a%5cb.png a%252e.png a%00.png ' +
    'a.php%0a.png a\\b.png';
  const paths = ['', ...names.split(' ')].map((name) => `/media/${name}`);
  for (const path of paths) expect({ path, url: mediaUrl(path.slice('/media'.length)) }).toEqual({ path });
  paths.push(`/media/${'a'.repeat(1_000)}.png`);
  for (const path of paths) expect({ path, status: (await request(path)).status }).toEqual({ path, status: 404 });
  expect(requests).toEqual([]);
});

test('a name in another script and a comma are ordinary', async () => {
  const { request, requests } = await setUp();
  for (const name of [`${encodeURIComponent('ફોન')}.webp`, 'a%2Cb.JPEG', "it's(1)-300x200.gif"]) {
    expect((await request(`/media/${name}`)).status).toBe(200);
    expect(mediaUrl(`/${name}`)).toBe(`/media/${name}`);
  }
  expect(requests).toHaveLength(3);
});
