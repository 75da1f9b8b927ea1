import { expect, test } from 'vitest';
import type { OriginResponse } from './origin.ts';
import { setUp as setUpSite } from './site.testkit.ts';

const picture = '/media/2026/11/a.png';

/** The small site with a CMS that sends this response under every path. */
async function setUp({
  status = 200,
  type = 'image/png',
  headers = {},
}: Partial<OriginResponse> & { type?: string } = {}) {
  const cms = { isDown: false };
  const site = await setUpSite({
    uploads: async () => ({
      status: cms.isDown ? 503 : status,
      headers: { 'content-type': type, ...headers },
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

test('a picture stays available for a month while the CMS is down', async () => {
  const { request, requests, clock, cms } = await setUp();
  await request(picture);
  cms.isDown = true;
  clock.ms = 29 * 86_400_000;
  expect((await request(picture)).status).toBe(200);
  expect(requests).toHaveLength(1);
});

test.each(['text/html', 'image/svg+xml', 'text/javascript', 'application/pdf', 'image/png, text/html', ''])(
  'a file of type “%s” is 404 without its content, also under the name of a picture',
  async (type) => {
    const { request } = await setUp({ type, headers: { 'content-disposition': 'inline' } });
    const { status, headers, body } = await request(picture);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 404, type: 'text/plain' });
    expect(body.toString()).toBe('There is no such picture.');
    expect(headers).not.toHaveProperty('content-disposition');
  },
);

test('a redirect of the CMS is 404', async () => {
  const { request } = await setUp({ status: 302, headers: { location: 'https://elsewhere.example/a.png' } });
  const { status, headers } = await request(picture);
  expect(status).toBe(404);
  expect(headers).not.toHaveProperty('location');
});

test('errors of the CMS are inert, and no browser caches them', async () => {
  const { request } = await setUp({ status: 500, type: 'text/html' });
  const { status, headers } = await request(picture);
  expect(status).toBe(500);
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(headers['cache-control']).toBeUndefined();
});

test('a path that is not certainly a picture is never requested from the CMS', async () => {
  const { request, requests } = await setUp();
  const paths = [
    '/media/',
    '/media/a',
    '/media/a.svg',
    '/media/a.php',
    '/media/a.png/',
    '/media//a.png',
    '/media/.a.png',
    '/media/../wp-config.png',
    '/media/%2e%2e/a.png',
    '/media/..%2fa.png',
    '/media/a%2Fb.png',
    '/media/a%5cb.png',
    '/media/a%252e.png',
    '/media/a%00.png',
    '/media/a.php%0a.png',
    '/media/a\\b.png',
    `/media/${'a'.repeat(1_000)}.png`,
  ];
  for (const path of paths) expect({ path, status: (await request(path)).status }).toEqual({ path, status: 404 });
  expect(requests).toEqual([]);
});

test('a name in another script and a comma are ordinary', async () => {
  const { request, requests } = await setUp();
  for (const name of [`${encodeURIComponent('ફોન')}.webp`, 'a%2Cb.JPEG', "it's(1)-300x200.gif"]) {
    expect((await request(`/media/${name}`)).status).toBe(200);
  }
  expect(requests).toHaveLength(3);
});
