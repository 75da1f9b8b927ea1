import { expect, test } from 'vitest';
import { respondWithJson, type Origin } from './origins.ts';
import { setUp } from './site.testkit.ts';

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
