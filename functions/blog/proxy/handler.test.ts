import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { expect, test } from 'vitest';
import { createContentService } from '../wordpress/content-service.ts';
import type { Credential } from '../wordpress/secret.ts';
import { recorded, recordedItems } from '../wordpress/fixtures/recorded.testkit.ts';
import { createWordPress } from '../wordpress/wordpress.ts';
import { createHandler } from './handler.ts';
import { hasWireFields, isCategory } from '#contract/cms-wire.ts';

type RecordedRequest = { url: URL; headers: Headers };

function setUp(responses: (Response | Error)[], credential?: Credential) {
  const requests: RecordedRequest[] = [];
  const logged: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    requests.push({ url: new URL(input instanceof Request ? input.url : input), headers: new Headers(init?.headers) });
    const response = responses.shift();
    return response instanceof Response
      ? Promise.resolve(response)
      : Promise.reject(response ?? new Error('requested too often'));
  };
  const wordpress = createWordPress('https://cms.example.com/wp-json/wp/v2', async () => credential, fetch);
  const urlContext = { cmsRoot: 'https://cms.example.com', siteOrigin: 'https://www.example.com', sitePaths: ['/'] };
  const content = createContentService(wordpress, { urlContext, timeoutMs: 10_000 });
  const handler = createHandler(content, (event) => void logged.push(event));
  const get = (path: string, query: Record<string, string> = {}, more: Partial<APIGatewayProxyEvent> = {}) =>
    handler({
      httpMethod: 'GET',
      path,
      multiValueQueryStringParameters: Object.fromEntries(
        Object.entries(query).map(([name, value]) => [name, [value]]),
      ),
      ...more,
    } as APIGatewayProxyEvent);
  return { get, requests, logged };
}

function read(response: APIGatewayProxyResult): Record<string, unknown>[] {
  return JSON.parse(response.body) as Record<string, unknown>[];
}

test('a page of nine posts is cached and small, with totals and without bodies', async () => {
  const { get } = setUp([recorded('list-page1')]);
  const response = await get('/cms/posts', { per_page: '9' });
  expect(response.statusCode).toBe(200);
  expect(read(response).every(hasWireFields)).toBe(true);
  expect(read(response).map((post) => post.content)).toEqual(Array.from({ length: 9 }, () => ({ rendered: '' })));
  expect(gzipSync(response.body).length).toBeLessThanOrEqual(12_000);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': expect.stringMatching(/s-maxage=240.*stale-while-revalidate=\d+.*stale-if-error=\d+/),
    'x-wp-total': '41',
    'x-wp-totalpages': '5',
  });
});

test('fields that a newer WordPress adds are ignored', async () => {
  const { get } = setUp([recorded('wp-7.1.0-list-page1')]);
  const response = read(await get('/cms/posts', { per_page: '9' }));
  expect(response.every(hasWireFields)).toBe(true);
  expect(JSON.stringify(response)).not.toMatch(/class_list|targetHints|footnotes/);
});

test("requests to WordPress have the server's credential and never the visitor's", async () => {
  const { get, requests } = setUp([recorded('list-page1')], { user: 'reader', password: 'ab cd' });
  await get('/cms/posts', {}, { headers: { Authorization: 'Bearer visitor', Cookie: 'wordpress_logged_in=1' } });
  expect(requests[0]?.headers.get('authorization')).toBe(`Basic ${btoa('reader:ab cd')}`);
  for (const name of ['accept', 'content-type']) expect(requests[0]?.headers.get(name)).toBe('application/json');
  expect(requests[0]?.headers.has('cookie')).toBe(false);
});

test("none of WordPress's own headers reach the visitor", async () => {
  const upstream = recorded('list-page1');
  const foreign = ['set-cookie', 'vary', 'access-control-allow-origin', 'expires', 'x-powered-by', 'link'];
  for (const name of foreign) upstream.headers.append(name, 'https://evil.example');
  const { get } = setUp([upstream]);
  const names = Object.keys((await get('/cms/posts')).headers ?? {});
  expect(names.sort()).toEqual([
    'cache-control',
    'content-type',
    'x-content-type-options',
    'x-wp-total',
    'x-wp-totalpages',
  ]);
});

test('a page past the end is an empty list with totals, cached briefly', async () => {
  const totals = new Response('[{"id":1}]', {
    headers: { 'content-type': 'application/json', 'x-wp-total': '9', 'x-wp-totalpages': '9' },
  });
  const { get, requests, logged } = setUp([recorded('list-page-out-of-range'), totals]);
  const response = await get('/cms/posts', { per_page: '9', page: '2', categories: '3' });
  expect(response).toMatchObject({ statusCode: 200, body: '[]' });
  expect(response.headers).toMatchObject({ 'x-wp-total': '9', 'x-wp-totalpages': '1' });
  expect(response.headers?.['cache-control']).not.toContain('300');
  expect(requests[1]?.url.search).toContain('categories=3');
  expect(logged).toEqual([]);
});

test('a post is returned with its body only if its slug matches the query', async () => {
  const { get } = setUp([recorded('posts/everything-in-one'), recorded('posts/everything-in-one')]);
  const found = await get('/cms/posts', { slug: 'EVERYTHING-in-one' });
  expect(read(found)).toMatchObject([
    { slug: 'everything-in-one', content: { rendered: expect.stringContaining('<h2') } },
  ]);
  const other = await get('/cms/posts', { slug: 'something-else' });
  expect(other).toMatchObject({ statusCode: 200, body: '[]' });
  expect(other.headers?.['cache-control']).not.toContain('300');
});

test('categories have plain-text names in the order of WordPress', async () => {
  const { get, requests } = setUp([recorded('categories')]);
  const response = await get('/cms/categories', { per_page: '100', orderby: 'count', order: 'desc' });
  expect(read(response).every(isCategory)).toBe(true);
  expect(read(response)[0]).toEqual({ id: 2, name: 'AI & Machine Learning', slug: 'ai-ml', count: 10 });
  expect(requests[0]?.url.href).toBe(
    'https://cms.example.com/wp-json/wp/v2/categories?per_page=100&page=1&orderby=count&order=desc',
  );
});

test.each([
  ['an HTML page with status 503', () => recorded('settings/status-503'), 'cms-failed'],
  ['JSON that ends early', () => jsonText('[{"id":1},{"id"'), 'cms-unreadable'],
  ['an object where a list belongs', () => jsonText('{"posts":[]}'), 'cms-unreadable'],
  ['a list of numbers', () => jsonText('[1,2]'), 'cms-unreadable'],
  ['a site that wants a login', () => recorded('settings/require-auth-wrong-password'), 'cms-access-denied'],
  ['a refused connection', () => new TypeError('fetch failed'), 'cms-unreachable'],
])('%s is 502 with a sentence, logged, not cached and not retried', async (_, upstream, event) => {
  const { get, logged } = setUp([upstream()]);
  const response = await get('/cms/posts');
  expect(response.statusCode).toBe(502);
  expect(JSON.parse(response.body)).toEqual({ status: 502, error: expect.any(String) });
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(logged).toEqual([event]);
});

test('an article that becomes larger than Lambda can return is 502', async () => {
  const content = { rendered: '&'.repeat(1_500_000), protected: false };
  const { get, logged } = setUp([
    jsonText(JSON.stringify([{ ...recordedItems('list-page1')[0], slug: 'a', content }])),
  ]);
  expect(await get('/cms/posts', { slug: 'a' })).toMatchObject({ statusCode: 502 });
  expect(logged).toEqual(['cms-response-too-large']);
});

test('a list with an article of 7 MB has all articles, without their reading times', async () => {
  const items = recordedItems('list-page1');
  const huge = items.map((item, index) =>
    index === 0 ? { ...item, content: { rendered: 'a'.repeat(7_000_000) } } : item,
  );
  const bodiless = items.map((item) => ({ ...item, content: { protected: false } }));
  const { get, requests } = setUp([jsonText(JSON.stringify(huge)), jsonText(JSON.stringify(bodiless))]);
  const posts = read(await get('/cms/posts'));
  expect(posts.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  expect(posts.every(({ slug, title }) => slug && title)).toBe(true);
  expect(posts.every(({ reading_minutes: minutes }) => minutes === null)).toBe(true);
  expect(requests[1]?.url.searchParams.get('_fields')?.split(',')).toContain('content.protected');
});

test('a value that the site never sends is 400 without a request to WordPress', async () => {
  const { get, requests } = setUp([]);
  const response = await get('/cms/posts', { status: 'draft' });
  expect(response.statusCode).toBe(400);
  expect(JSON.parse(response.body)).toEqual({ status: 400, error: expect.stringContaining('status') });
  expect(requests).toEqual([]);
});

test.each([
  ...['/cms/users', '/cms/posts/7', '/cms', '/cms/posts/../users', '/wp-json/wp/v2/posts'].map((path) => [
    'GET',
    path,
    404,
  ]),
  ...['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'].map((method) => [method, '/cms/posts', 405]),
] as [string, string, number][])('%s %s is %s without a request to WordPress', async (httpMethod, path, statusCode) => {
  const { get, requests } = setUp([]);
  expect(await get(path, {}, { httpMethod })).toMatchObject({
    statusCode,
    ...(statusCode === 405 && { headers: { allow: 'GET' } }),
  });
  expect(requests).toEqual([]);
});

function jsonText(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}
